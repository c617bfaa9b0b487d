import { to, type GoalGuidance } from './goal-guidance.ts';

/** An intention that custom goals often name, and the words it is known by, in lower case. Earlier rows win. */
export type NamedIntention = GoalGuidance & { readonly name: string; readonly words: readonly string[] };

/** Decisions 2: ten intentions beyond the 17 sacred goals. */
export const CUSTOM_INTENTIONS: readonly NamedIntention[] = [
  {
    name: 'post-menopause',
    words: ['post-menopause', 'postmenopause', 'post menopause'],
    headline: 'The long, clear season.',
    subText: 'No period to wait for. Energy, sleep and mood still have tides, and the moon can count them.',
    affirmation: 'I carry every woman I have been, and I travel light.',
    links: [to.tracker('Log energy and sleep'), to.moon('Follow the moon'), to.wombHealth('Health after menopause')],
  },
  {
    name: 'menopause',
    words: ['menopause'],
    headline: 'A season with its own weather.',
    subText: 'Warm nights, a short temper, sudden calm. Note them, and show the notes to your doctor.',
    affirmation: 'I am changing, and I am still the one who lives here.',
    links: [
      to.tracker('Log sleep, warmth and mood'),
      to.wombHealth('Menopause, step by step'),
      to.sounds('Sounds for wakeful nights'),
    ],
  },
  {
    name: 'hysterectomy',
    words: ['hysterectomy'],
    headline: 'Nothing of you is missing.',
    subText: 'Your energy has its tides. Here they follow the moon. Nothing on this page waits for a period.',
    affirmation: 'My center is where I say it is.',
    links: [
      to.tracker('Log energy and mood'),
      to.wombHealth('After a hysterectomy'),
      to.community('Sit with others who know'),
    ],
  },
  {
    name: 'ovary removal',
    words: ['ovary removal', 'ovaries removed', 'oophorectomy'],
    headline: 'Go slowly. Much has changed.',
    subText: 'Bodies may take a while to settle after surgery. Log what you notice. Your care team can use it.',
    affirmation: 'I give my body the time nobody gave it notice of.',
    links: [
      to.tracker('Log what you notice'),
      to.wombHealth('After ovary removal'),
      to.meditations('Meditations for recovery'),
    ],
  },
  {
    name: 'energetic cycle',
    words: ['energetic cycle', 'energy cycle'],
    headline: 'Every body has its tides.',
    subText: 'Follow your energy through one moon and see where it rises. A word a day will do.',
    affirmation: 'I don’t need a period to have a rhythm.',
    links: [to.tracker('Log your energy'), to.moon('Follow the moon'), to.flow('Your daily flow')],
  },
  {
    name: 'emotional imprints',
    words: ['emotional imprint'],
    headline: 'Old feelings keep odd hours.',
    subText: 'Note what returns, and when. Some things need a good listener too.',
    affirmation: 'I can feel it without living in it.',
    links: [
      to.tracker('Log your mood'),
      to.journal('A private page in your journal'),
      to.meditations('Meditations for letting go'),
    ],
  },
  {
    name: 'PMS',
    words: ['pms', 'pmdd', 'premenstrual'],
    headline: 'The week before has a shape.',
    subText: 'Two cycles of notes show which days ask for less. If they turn very dark, tell someone and see a doctor.',
    affirmation: 'This is a phase of the month, not the truth about me.',
    links: [to.tracker('Log mood and symptoms'), to.wombHealth('PMS and PMDD'), to.meals('Meals for the quiet week')],
  },
  {
    name: 'sleep',
    words: ['sleep', 'insomnia'],
    headline: 'The night isn’t a test.',
    subText: 'Sleep often shifts with the cycle. Log the nights for a month and see when yours are lightest.',
    affirmation: 'I may lie down before everything is done.',
    links: [
      to.tracker('Log last night'),
      to.sounds('Rain, hearth or ocean'),
      to.meditations('Meditations for the night'),
      to.ease('Close the day, step by step'),
    ],
  },
  {
    name: 'stress',
    words: ['stress', 'burnout', 'overwhelm'],
    headline: 'Put down what isn’t yours.',
    subText: 'Stress can move a period by days. Note the hard weeks, so you can tell them apart later.',
    affirmation: 'I can be loyal to others and still sit down.',
    links: [to.tracker('Log how today feels'), to.meditations('A few minutes of breath'), to.sounds('A quieter room')],
  },
  {
    name: 'postpartum',
    words: ['postpartum', 'post-partum', 'after birth'],
    headline: 'Two were born that day.',
    subText:
      'Periods return in their own time, often late while you nurse. Feeling low for more than two weeks? Tell your midwife.',
    affirmation: 'I am allowed to be looked after as well.',
    links: [
      to.tracker('Log how you are'),
      to.wombHealth('The months after birth'),
      to.meditations('Five quiet minutes'),
      to.ease('Rest on your side, step by step'),
    ],
  },
];
