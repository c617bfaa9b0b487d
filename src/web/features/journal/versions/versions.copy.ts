export const versions = {
  title: 'Earlier versions',
  text: 'We save earlier versions of this page for 30 days.',
  loading: 'Loading...',
  none: 'No earlier versions yet.',
  failed: 'We couldn’t load the earlier versions. Please try again.',
  until: (when: string) => `Until ${when}`,
  restore: 'Restore this version',
  restored: { title: 'Version restored', description: 'What you had is now an earlier version.' },
  notRestored: 'We couldn’t restore this. The page may have changed: close it and open it again.',
} as const;
