const count = (many: number, one: string) => (many === 1 ? `1 ${one}` : `${many} ${one}s`);

export const ratings = {
  title: 'Daily ratings',
  counted: (days: number, cycles: number) =>
    `24 items, 1 (no) to 6 (as bad as it gets). ${count(days, 'day')} rated, ${count(cycles, 'cycle')} with enough ratings to score.`,
  head: ['Days around the period', 'Mean, 1 to 6', 'Days rated'],
  days: (from: number, to: number) => {
    if (from === to) return from < 0 ? `${-from} before` : `Day ${from}`;
    return from < 0 ? `${-from} to ${-to} before` : `Days ${from} to ${to}`;
  },
  none: 'no ratings',
  note: 'The mean of the 20 scored items. The scoring is C-PASS, after the open R package cpass by L. Symul and T. Eisenlohr-Moul, CC BY 4.0. The items are in our own words. This is not a diagnosis.',
  credit:
    'The scoring is C-PASS, after the open R package cpass by L. Symul and T. Eisenlohr-Moul, CC BY 4.0. The items are in our own words.',
} as const;
