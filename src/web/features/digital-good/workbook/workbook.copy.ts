/** Words of the workbook on paper. */
export const workbookCopy = {
  title: 'Twelve weeks, on paper',
  lead: 'One week at a time, in your order and at your pace. Skip what doesn’t suit you today.',
  of: (name: string) => `${name}’s workbook`,
  week: (n: number) => `Week ${n}`,
  before: 'Before you start',
  things: 'This week',
  minutes: (n: number) => `${n} ${n === 1 ? 'minute' : 'minutes'}`,
  on: 'Done on',
  how: 'How it was',
  words: 'Your words',
  care: 'This workbook supports your care. It doesn’t replace it.',
} as const;
