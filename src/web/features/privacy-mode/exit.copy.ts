export const exitCopy = { door: 'Leave quickly' } as const;
