/** Words around the documents; the documents themselves are content/legal. */
export const legal = {
  version: (version: number, date: string) => `Version ${version}, ${date}`,
  onThisPage: 'On this page',
  earlier: 'Earlier versions',
  older: (version: number) => `You’re reading version ${version}, which no longer applies.`,
  newest: 'Read the current version',
  noOperator:
    'The operator hasn’t entered a name and address yet, and has to before anybody uses this for real. Ask the person who gave you this web address.',
  writeTo: 'Write to',
  loading: 'Loading the document',
  failed: { title: 'We couldn’t load this document.', text: 'Please try again.' },
} as const;
