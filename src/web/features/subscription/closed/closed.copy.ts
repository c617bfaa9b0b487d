/** The words on every closed door. */
export const closed = {
  part: 'Part of Premium',
  open: (title: string) => `${title}: part of Premium, see the plans`,
} as const;
