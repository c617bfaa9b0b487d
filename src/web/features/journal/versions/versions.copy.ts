export const versions = {
  title: 'Earlier versions',
  text: 'What stood on this page before, for thirty days.',
  loading: 'Looking...',
  none: 'Nothing stood here before.',
  failed: 'The earlier versions could not be opened. Please try again.',
  until: (when: string) => `Until ${when}`,
  restore: 'Put this back',
  restored: { title: 'Put back', description: 'What stood there is kept as an earlier version.' },
  notRestored: 'This could not be put back. The page may have changed meanwhile; close and open it again.',
} as const;
