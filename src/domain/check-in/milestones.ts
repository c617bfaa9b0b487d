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
    description:
      'Three days on which you stopped and asked yourself how you are. That is how a fire starts: not with a blaze, with a few coals that are still warm in the morning.',
    type: 'affirmation',
    content: ['I can hear myself when I am quiet enough to listen.'],
  },
  {
    day: 7,
    title: 'Seven small fires',
    description: 'You have been here on seven days. Not in a row, not for a score. Here.',
    type: 'blessing',
    content: ['May you be as patient with yourself as the tide is with the shore.'],
  },
  {
    day: 14,
    title: 'Half a moon',
    description:
      'Fourteen days with us, about as long as the moon takes from dark to full. Here is a quiet one, to be read slowly.',
    type: 'meditation',
    content: [
      'Sit or lie the way you would if nobody had an opinion about it. Let your jaw be loose. Let your hands be heavy.',
      'Breathe in, and do nothing about it. Breathe out, a little longer than you breathed in. Three times, or ten.',
      'Now think of a fire that has burned low for the night. It is not out. Under the ash it is red, and it asks for nothing.',
      'Put one hand where you are warmest. Somewhere in you it is always warm: that is all the proof you need that you are still looked after from the inside.',
      'Let the day go by like people on the far side of a street. You don’t have to wave.',
      'When you are ready, feel the floor, hear one sound, open your eyes. Take the warmth with you. It was yours before you came.',
    ],
  },
  {
    day: 21,
    title: 'Three quarters',
    description:
      'Twenty-one days of small notes. Together they know something about you that no single day could tell.',
    type: 'wisdom',
    content: [
      'People say it takes twenty-one days to make a habit. No study found that. In one that followed people while a habit grew, the middle person needed 66 days. The quickest needed 18, the slowest 254.',
      'It also found that missing one day made no visible difference.',
      'So there’s nothing to keep up here. Come whenever you like. The days you’ve been here stay.',
    ],
  },
  {
    day: 30,
    title: 'A whole round',
    description: 'Thirty days here: once around the moon, and one night more.',
    type: 'blessing',
    content: [
      'May you be warm where you are cold, and cool where you burn.',
      'May you have one person to whom you explain nothing.',
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
