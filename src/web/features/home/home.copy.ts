import { PRODUCT } from '#domain/account/product.ts';
import type { MoonPhase } from '#domain/cycle/cycle-view.ts';
import type { Tile } from '#domain/cycle/summary.ts';

/**
 * Words of the home page (§2.4). Headline, sub-text, affirmations and links come from the member's goals
 * (`domain/goals`).
 */
export const home = {
  newHere: `Welcome to ${PRODUCT}!`,
  back: 'Welcome back!',
  flow: 'Start Daily Flow',
  goals: {
    others: (goals: readonly string[]) => `Also yours: ${goals.map((goal) => `“${goal}”`).join(', ')}.`,
    updated: (date: string) => `Goals updated ${date}.`,
    none: 'You haven’t chosen any goals yet.',
    update: 'Update goals',
    choose: 'Choose goals',
  },
  quick: 'Quick log',
  tiles: { flow: 'Log Flow', mood: 'Mood', energy: 'Energy', symptoms: 'Symptoms' } satisfies Record<Tile, string>,
  logged: {
    never: 'Not yet',
    today: 'Today',
    yesterday: 'Yesterday',
    last: (date: string) => `Last ${date}`,
  },
  journey: { further: 'More next steps' },
  night: {
    kicker: 'Tonight',
    lit: (percent: number, growing: boolean) => `${percent}% lit, and ${growing ? 'growing' : 'shrinking'}.`,
    exact: (time: string) => `Exact at ${time}.`,
    explore: 'Explore Moon Calendar',
    guidance: 'Lunar Energy Guidance',
    tonights: 'Tonight’s guidance',
    days: 'The moon of the days around today',
    // Where to look; the hours hold for most of the Earth, so they stay rough.
    look: {
      new: 'There’s no moon to see. It’s the darkest sky of the month, and the best one for stars.',
      waxing_crescent: 'Look low in the west after sunset. It’s gone before midnight.',
      first_quarter: 'It’s high at sunset and sets around midnight.',
      waxing_gibbous: 'It’s up before the sun goes down, and keeps you company for most of the night.',
      full: 'It rises as the sun sets, and stays all night.',
      waning_gibbous: 'It rises after dark and is still up at breakfast.',
      last_quarter: 'It rises around midnight and is high at sunrise.',
      waning_crescent: 'A thin light in the east, if you’re up before the sun.',
    } satisfies Record<MoonPhase, string>,
  },
} as const;

/** Words of the wheel and of the four phases beside it. */
export const wheelCopy = {
  here: ', you are here',
  promise: 'A forecast, not a promise, and not contraception.',
  setDate: 'Where are you now? Tap to set a date',
  nextPeriod: (event: string) => `Next ${event} most likely `,
  mostly: (between: string) => `8 times in 10 between ${between}.`,
} as const;
