export const evidence = {
  title: 'Sources',
  one: (number: number) => `Source ${number}`,
  checked: (when: string) => `We last read it in ${when}.`,
  newTab: '(opens in a new tab)',
} as const;
