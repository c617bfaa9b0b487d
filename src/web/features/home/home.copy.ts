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
    title: "What you're tending",
    own: 'your own words',
    updated: (date: string) => `Last updated ${date}`,
    none: 'No goals are chosen yet.',
    update: 'Update goals',
    choose: 'Choose goals',
  },
  quick: 'Quick log',
  tiles: { flow: 'Log Flow', mood: 'Mood', energy: 'Energy', symptoms: 'Symptoms' } satisfies Record<Tile, string>,
  logged: {
    never: 'Not logged yet',
    today: 'Logged today',
    yesterday: 'Logged yesterday',
    noneSince: (date: string) => `None since ${date}`,
    last: (date: string) => `Last on ${date}`,
  },
  journey: {
    kickers: ['', 'One goal, one next step', 'Two goals, two next steps', 'Three goals, three next steps'],
    numerals: ['i', 'ii', 'iii'],
    more: (count: number) =>
      count === 1 ? 'One more goal keeps you company above.' : `${count} more goals keep you company above.`,
  },
  night: {
    kicker: 'Tonight',
    lit: (percent: number, growing: boolean) => `${percent}% lit, and ${growing ? 'growing' : 'shrinking'}.`,
    exact: (time: string) => `Exact at ${time}.`,
    next: 'Next',
    explore: 'Explore Moon Calendar',
    guidance: 'Lunar Energy Guidance',
    tonights: "Tonight's guidance",
    days: 'The moon of the days around today',
    // Where to look; the hours hold for most of the Earth, so they stay rough.
    look: {
      new: 'There is no moon to see: the darkest sky of the month, and the best one for stars.',
      waxing_crescent: 'Look low in the west after sunset. It is gone before midnight.',
      first_quarter: 'It stands high at sunset and goes down around midnight.',
      waxing_gibbous: 'It is up before the sun goes down, and keeps you company for most of the night.',
      full: 'It rises as the sun sets, and stays all night.',
      waning_gibbous: 'It rises after dark and is still up at breakfast.',
      last_quarter: 'It rises around midnight and stands high at sunrise.',
      waning_crescent: 'A thin light in the east, for those who are up before the sun.',
    } satisfies Record<MoonPhase, string>,
  },
} as const;

/** Words of the wheel and of the four phases beside it. */
export const wheelCopy = {
  here: ', you are here',
  promise: 'A forecast, not a promise, and not contraception.',
} as const;
