/** The day a week begins on: 0 Sunday, 1 Monday, 6 Saturday. */
export const WEEK_STARTS = [0, 1, 6] as const;
export type WeekStart = (typeof WEEK_STARTS)[number];

/** How the member's times are told: "9:10 am" or "21:10". */
export const CLOCKS = ['12', '24'] as const;
export type ClockFormat = (typeof CLOCKS)[number];
