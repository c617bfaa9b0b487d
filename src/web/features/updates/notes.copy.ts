/** §3 Update note. The words of What's new; `isNew` marks what the banner speaks of. */
export type UpdateNote = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly date: string;
  readonly isNew: boolean;
};

/** Where what the house announces does not come. */
export const NOT_LOADED = 'We couldn’t load the newest announcements. They’ll be here next time.';

/** Newest first. */
export const UPDATE_NOTES: readonly UpdateNote[] = [
  {
    id: 'wheel',
    title: 'Your cycle has a wheel now',
    description:
      'Day, phase and days left in one drawing. What you lived is solid, what is expected is outlined, what nobody knows is dotted.',
    category: 'Tracker',
    date: '2025-07-08',
    isNew: true,
  },
  {
    id: 'range',
    title: 'A range instead of a promise',
    description:
      'The next period is shown as the days it may begin on, with the odds of each. It gets narrower as you log, and it says so when it cannot know.',
    category: 'Forecast',
    date: '2025-07-08',
    isNew: false,
  },
  {
    id: 'import',
    title: 'Bring your history along',
    description:
      'Exports of Clue and drip are read in your browser first. You see what would be added before anything is saved.',
    category: 'Tracker',
    date: '2025-07-08',
    isNew: false,
  },
];
