import type { Goal } from '#domain/goals/goals.ts';
import { to, type GoalGuidance } from './goal-guidance.ts';

type CycleAndBody = Extract<
  Goal,
  | 'understand my sacred menstrual cycle'
  | 'heal reproductive health imbalances'
  | 'balance hormones naturally'
  | 'reduce menstrual pain and symptoms'
  | 'restore cycle regularity'
  | 'navigate menopause with grace'
  | 'practice womb-centered self-care'
  | 'prepare for conception'
  | 'navigate fertility challenges'
>;

/** Intentions of the goals about cycle and body. */
export const cycleAndBody: Readonly<Record<CycleAndBody, GoalGuidance>> = {
  'understand my sacred menstrual cycle': {
    headline: 'Your body keeps its own calendar.',
    subText: 'A few words a day are enough. In three cycles the wheel gets to know you.',
    laterText: 'A few words a day are enough. The wheel is getting to know you.',
    uncountedText: 'A few words a day are enough, with or without a cycle.',
    affirmation: 'I am learning a language I already speak.',
    links: [to.tracker('Log today'), to.moon('See the moon beside your days'), to.wisdom('Read about the four phases')],
  },
  'heal reproductive health imbalances': {
    headline: 'Healing takes the time it takes.',
    subText: 'You don’t have to do it all at once. Write down what you notice, and take the notes to your doctor.',
    affirmation: 'What I notice counts, and I can ask for help with it.',
    links: [
      to.tracker('Note what you notice'),
      to.wombHealth('Guides to conditions'),
      to.guide('The 12-Week Health Recovery Guide'),
    ],
  },
  'balance hormones naturally': {
    headline: 'Hormones like a quiet house.',
    subText: 'Sleep, food, light, rest. Small habits help more than big promises, and your log shows which.',
    affirmation: 'I tend the ground and let my body do the growing.',
    links: [
      to.tracker('Log mood and energy'),
      to.meals('Meals for each phase'),
      to.guide('The 12-Week Health Recovery Guide'),
    ],
  },
  'reduce menstrual pain and symptoms': {
    headline: 'Pain deserves to be heard.',
    subText: 'Log when it comes and how strong it is. If it keeps you from your day, it’s worth a doctor’s time.',
    affirmation: 'I believe my own pain, and I may ask for relief.',
    links: [
      to.tracker('Log symptoms'),
      to.ease('Warmth, rest and other comforts'),
      to.meditations('Meditations for hard days'),
    ],
  },
  'restore cycle regularity': {
    headline: 'Your body has its own rhythm.',
    subText: 'We show the days your next period is likely to start, and say so when there isn’t enough history yet.',
    affirmation: 'My rhythm is mine. I follow it before I correct it.',
    links: [
      to.tracker('Log your last periods'),
      to.wombHealth('Why cycles change'),
      to.meals('Eating enough, often enough'),
    ],
  },
  'navigate menopause with grace': {
    headline: 'The fire only changes rooms.',
    subText: 'Note what changes, keep what helps, and let the moon do the counting.',
    affirmation: 'I am not losing time. I am being given another kind.',
    links: [
      to.tracker('Log sleep, warmth and mood'),
      to.wombHealth('Menopause, step by step'),
      to.sounds('Sounds for wakeful nights'),
    ],
  },
  'practice womb-centered self-care': {
    headline: 'Ten quiet minutes, all yours.',
    subText: 'Care can be small. Choose one kind thing, and let it be enough for today.',
    affirmation: 'I come home to my body without asking it for anything.',
    links: [
      to.tracker('Check in with today'),
      to.wellness('Womb wellness'),
      to.ease('Ten minutes for your body'),
      to.flow('Your daily flow'),
    ],
  },
  'prepare for conception': {
    headline: 'Making room comes first.',
    subText: 'Your logged days show your own rhythm. A midwife or doctor can read them with you.',
    affirmation: 'I make room gently, and I am whole while I wait.',
    links: [to.tracker('Log your days'), to.wombHealth('Before conception'), to.meals('Meals that nourish')],
  },
  'navigate fertility challenges': {
    headline: 'A hard road. You’re walking it.',
    subText: 'Save what you want to remember for appointments. Leave out what you’d rather forget.',
    affirmation: 'My worth was never waiting for a result.',
    links: [
      to.tracker('Keep notes for appointments'),
      to.community('Sit with others who know'),
      to.meditations('Meditations for waiting'),
    ],
  },
};
