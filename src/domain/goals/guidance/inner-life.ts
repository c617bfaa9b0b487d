import type { Goal } from '#domain/goals/goals.ts';
import { to, type GoalGuidance } from './goal-guidance.ts';

type InnerLife = Extract<
  Goal,
  | 'reconnect with womb wisdom'
  | 'embrace my feminine power'
  | 'strengthen my intuition'
  | 'release reproductive trauma'
  | 'connect with lunar cycles'
  | 'embrace my sacred sexuality'
  | "honor my body's wisdom"
  | 'create healing rituals'
>;

/** Intentions of the goals about the inner life. */
export const innerLife: Readonly<Record<InnerLife, GoalGuidance>> = {
  'reconnect with womb wisdom': {
    headline: 'Listen for the quiet voice.',
    subText: 'Put a hand below your navel, breathe out, and write down the first word that comes.',
    affirmation: 'I listen inward, and I take what I hear seriously.',
    links: [to.tracker('Log how today feels'), to.wisdom('Womb wisdom'), to.journal('Write it down')],
  },
  'embrace my feminine power': {
    headline: 'Power that rests is still power.',
    subText: 'Your energy rises and falls through the month. Plan with it.',
    affirmation: 'I take up the room I need.',
    links: [
      to.tracker('See where your energy is'),
      to.community('Speak in the circle'),
      to.wisdom('Stories of strength'),
    ],
  },
  'strengthen my intuition': {
    headline: 'A hunch comes before its words.',
    subText: 'Write hunches down the day you have them. In time your pages show which ones to trust.',
    affirmation: 'I know more than I can explain, and I can wait for the words.',
    links: [
      to.tracker('Note today in a line'),
      to.journal('Keep a page for hunches'),
      to.moon('Look at tonight’s moon'),
    ],
  },
  'release reproductive trauma': {
    headline: 'Nothing here has to be told.',
    subText: 'Go gently. A therapist or midwife who knows trauma is good company on this road.',
    affirmation: 'It happened to me. It is not what I am made of.',
    links: [
      to.tracker('Log only what you wish'),
      to.meditations('Soft, short meditations'),
      to.journal('A private page in your journal'),
    ],
  },
  'connect with lunar cycles': {
    headline: 'Look up tonight.',
    subText: 'The moon keeps time. It doesn’t give orders. See how your days sit beside it.',
    affirmation: 'I wax, I wane, and I come back.',
    links: [
      to.tracker('See the moon around your wheel'),
      to.moon('The month’s moons'),
      to.meditations('Moonlit meditations'),
    ],
  },
  'embrace my sacred sexuality': {
    headline: 'Desire has its own tides.',
    subText: 'Wanting, not wanting, wanting something else: all of it is yours. Other members never see it.',
    affirmation: 'My body belongs to me, in its yes and in its no.',
    links: [
      to.tracker('Log mood and energy'),
      to.wisdom('Reading on desire and rest'),
      to.journal('A private page in your journal'),
    ],
  },
  "honor my body's wisdom": {
    headline: 'Your body is on your side.',
    subText: 'Hunger, tiredness, wanting company: small messages, worth an answer. Note one today.',
    affirmation: 'I answer my body the way I would answer a friend.',
    links: [to.tracker('Log today'), to.wellness('Womb wellness'), to.meals('Meals for each phase')],
  },
  'create healing rituals': {
    headline: 'One candle, one cup, one hour.',
    subText: 'Choose something small enough for a bad day. The wheel shows when its day comes around.',
    affirmation: 'I return to what is mine, and it is still warm.',
    links: [
      to.tracker('Choose the day by your wheel'),
      to.flow('Your daily flow'),
      to.sounds('A sound to begin with'),
      to.ease('Small rituals'),
    ],
  },
};
