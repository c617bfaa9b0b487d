/** The words of what a teacher is thanked for. */
export const received = {
  title: 'Thank-yous',
  note: 'From people who listened, without their names.',
  none: 'When somebody thanks you for a recording, you read it here.',
  of: (title: string) => `For ${title}`,
  report: 'Report',
  reporting: 'Reporting...',
  reported: { title: 'Reported', description: 'A moderator looks at it. Until then it’s off your page.' },
  failed: 'We couldn’t report this. Please try again.',
  more: (count: number) => `Show all ${count}`,
  missing: { title: 'We couldn’t load your thank-yous', text: 'They’re still saved. Please try again.' },
  loading: 'Loading your thank-yous',
} as const;
