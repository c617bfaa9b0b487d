export const updatesCopy = {
  region: "What's new",
  lead: 'New.',
  newest: 'Your cycle has a wheel now.',
  open: "What's new",
  bellQuiet: "What's new",
  bellUnread: "What's new, 1 unread",
  bellNotices: (count: number) => `News for you, ${count} unread`,
  dismiss: 'Dismiss',
  title: "What's new",
  kicker: 'Since you were last here',
  notSaved: {
    title: 'This could not be put away',
    description: 'It will be here again next time. Nothing else is affected.',
  },
} as const;
