/** What stands on every shut door. */
export const closed = {
  part: 'Part of Premium',
  open: (title: string) => `${title}: part of Premium, see how it opens`,
} as const;
