export const plainToasts = {
  done: 'Done',
  failed: 'That did not work',
  look: 'The page says more.',
} as const;
