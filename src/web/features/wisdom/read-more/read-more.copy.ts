export const readMore = { read: 'Read:' } as const;
