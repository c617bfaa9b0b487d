/** §3 Milestone: `content` is its text, one entry a paragraph, to be read as slowly as the member likes. */
export type Milestone = {
  readonly day: number;
  readonly title: string;
  readonly description: string;
  readonly type: 'affirmation' | 'meditation' | 'wisdom' | 'blessing';
  readonly content: readonly string[];
};

/** §4.8: what is given on the 3rd, 7th, 14th, 21st and 30th day with us. */
export const MILESTONES: readonly Milestone[] = [
  {
    day: 3,
    title: 'First embers',
    description: 'Three times you stopped and asked how you are. That’s how a fire starts.',
    type: 'affirmation',
    content: ['I can hear myself when I’m quiet enough to listen.'],
  },
  {
    day: 7,
    title: 'Seven small fires',
    description: 'Seven days here. Not in a row, not for a score.',
    type: 'blessing',
    content: ['May you be as patient with yourself as the tide is with the shore.'],
  },
  {
    day: 14,
    title: 'Half a moon',
    description: 'Fourteen days, about as long as the moon takes from dark to full.',
    type: 'meditation',
    content: [
      'Sit or lie the way you would if nobody had an opinion about it. Let your jaw go loose. Let your hands be heavy.',
      'Breathe in, and do nothing about it. Breathe out, a little longer than you breathed in. Three times, or ten.',
      'Now think of a fire that has burned low for the night. It isn’t out. Under the ash it’s red, and it asks for nothing.',
      'Put one hand where you’re warmest. Some part of you is always warm. Something in there is still looking after you.',
      'Let the day go by like people across the street. You don’t have to wave.',
      'When you’re ready, feel the floor, hear one sound, open your eyes. Take the warmth with you. It was yours before you came.',
    ],
  },
  {
    day: 21,
    title: 'Twenty-one small fires',
    description: 'There’s nothing to keep up. The days you came stay.',
    type: 'wisdom',
    content: [
      'They say a habit takes 21 days. Nobody ever found that. In one study the person in the middle took 66, the quickest 18, the slowest 254.',
      'Missing a day made no difference anyone could see.',
      'So come whenever you like.',
    ],
  },
  {
    day: 30,
    title: 'A whole round',
    description: 'Thirty days: once around the moon, and a night more.',
    type: 'blessing',
    content: [
      'May you be warm where you are cold, and cool where you burn.',
      'May you have one person you never have to explain yourself to.',
      'May your rest be deep and your mornings unhurried, and may you come to your own door and find a light in the window.',
    ],
  },
];

/** The study behind the words of day 21: 96 people, habits of eating, drinking and moving, followed for 12 weeks. */
export const HABIT_SOURCE = 'Lally and others, European Journal of Social Psychology, 2010';

/** The milestone of exactly that day with us, or null. */
export function milestoneAt(days: number): Milestone | null {
  return MILESTONES.find(({ day }) => day === days) ?? null;
}

/** The next milestone ahead, and in how many days with us; null after the last. */
export function nextMilestone(presenceDays: number): { readonly day: number; readonly inDays: number } | null {
  const next = MILESTONES.find(({ day }) => day > presenceDays);
  return next ? { day: next.day, inDays: next.day - presenceDays } : null;
}
