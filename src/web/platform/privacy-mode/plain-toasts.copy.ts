export const plainToasts = {
  done: 'Done',
  failed: 'That didn’t work',
  look: 'The page says more.',
} as const;
