/** Words around the documents; the documents themselves are content/legal. */
export const legal = {
  version: (version: number, date: string) => `Version ${version}, ${date}`,
  onThisPage: 'On this page',
  earlier: 'Earlier versions',
  older: (version: number) => `You are reading version ${version}, which applies no more.`,
  newest: 'Read the one that applies',
  noOperator:
    'The operator of this installation has not entered a name and an address yet. Before anybody uses it in earnest they have to: ask whoever gave you this address.',
  writeTo: 'Write to',
  loading: 'The document is on its way',
  failed: { title: 'The document did not come.', text: 'Nothing is lost. Please try again.' },
} as const;
