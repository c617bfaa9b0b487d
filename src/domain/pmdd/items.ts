/** How much on a day: 1 not at all, 4 the first that counts as clinically meant, 6 the most. */
export type Rating = 1 | 2 | 3 | 4 | 5 | 6;

/** The eleven symptoms of DSM-5 (criteria B and C of premenstrual dysphoric disorder). */
export type SymptomDomain =
  | 'depression'
  | 'anxiety'
  | 'lability'
  | 'anger'
  | 'interest'
  | 'concentration'
  | 'lethargy'
  | 'appetite'
  | 'sleep'
  | 'overwhelm'
  | 'physical';

/**
 * The four of criterion B, "core emotional" in C-PASS (Eisenlohr-Moul and others 2017, table 2: items 1 to 8). One of
 * them at least has to be there.
 */
export const CORE_DOMAINS: readonly SymptomDomain[] = ['depression', 'anxiety', 'lability', 'anger'];

type Item = {
  readonly id: string;
  /** Null: rated, never scored. */
  readonly domain: SymptomDomain | null;
  readonly words: string;
};

/**
 * What is rated each day, in the order of the 24 items for which C-PASS was made, each with its symptom of DSM-5 after
 * `dsm5_dict` of the package (Symul and Eisenlohr-Moul 2025). The words are our own: the form of the Daily Record of
 * Severity of Problems is copyrighted. Four are rated and not scored: headache, which DSM-5 does not name, and the three
 * about getting in the way, which C-PASS leaves out because DSM-5 no longer requires impairment (Eisenlohr-Moul and others
 * 2017). All 24 tell how much of the scale the member uses.
 */
export const ITEMS = [
  { id: 'low', domain: 'depression', words: 'Your mood was low.' },
  { id: 'no_hope', domain: 'depression', words: 'It seemed that nothing would get better.' },
  { id: 'no_good', domain: 'depression', words: 'You thought you were no good, or to blame.' },
  { id: 'worried', domain: 'anxiety', words: 'You worried, or could not settle.' },
  { id: 'quick_change', domain: 'lability', words: 'Your mood changed fast.' },
  { id: 'easily_hurt', domain: 'lability', words: 'Small things people did hurt a lot.' },
  { id: 'mad', domain: 'anger', words: 'You got mad, or had no patience.' },
  { id: 'argued', domain: 'anger', words: 'You fought or did not get along with someone.' },
  { id: 'not_caring', domain: 'interest', words: 'You did not care about things you like.' },
  { id: 'no_focus', domain: 'concentration', words: 'It was hard to keep your mind on one thing.' },
  { id: 'worn_out', domain: 'lethargy', words: 'You were worn out.' },
  { id: 'ate_more', domain: 'appetite', words: 'You ate more than on other days.' },
  { id: 'one_food', domain: 'appetite', words: 'You wanted one kind of food very much.' },
  { id: 'long_sleep', domain: 'sleep', words: 'You slept a lot, or it was hard to get up.' },
  { id: 'bad_sleep', domain: 'sleep', words: 'You could not fall asleep, or you woke up a lot.' },
  { id: 'too_much', domain: 'overwhelm', words: 'It was all too much for you.' },
  { id: 'no_grip', domain: 'overwhelm', words: 'You could not hold yourself together.' },
  { id: 'sore_breasts', domain: 'physical', words: 'Your breasts were sore.' },
  { id: 'swollen', domain: 'physical', words: 'Your belly was puffy, or your clothes felt tight.' },
  { id: 'headache', domain: null, words: 'Your head hurt.' },
  { id: 'aches', domain: 'physical', words: 'Your joints or muscles hurt.' },
  { id: 'less_done', domain: null, words: 'You got less done because of this.' },
  { id: 'less_fun', domain: null, words: 'You skipped things you do for fun because of this.' },
  { id: 'people', domain: null, words: 'This came between you and people close to you.' },
] as const satisfies readonly Item[];

/** One of the 24 by its name in our own data. */
export type ItemId = (typeof ITEMS)[number]['id'];

/**
 * Our own words beside the six steps, in order. The fourth has to read as "moderate" and the third as "mild": that is
 * where C-PASS draws its line (Eisenlohr-Moul and others 2017).
 */
export const SCALE_WORDS = ['No', 'Hardly', 'A little', 'Quite a bit', 'A lot', 'As bad as it gets'] as const;

/** The ratings of one day; an item without one was left open. */
export type DayRatings = Readonly<Partial<Record<ItemId, Rating>>>;

/** Refuses with RangeError what is no whole number of 1 to 6, as the package does. */
export function readRating(value: number): Rating {
  if (!Number.isInteger(value) || value < 1 || value > 6) throw new RangeError('not a rating of 1 to 6');
  return value as Rating;
}

const HELP_FROM = 5;

/**
 * Whether help is shown at once, beside the day, whatever its cycle says: hopelessness or worthlessness rated 5 or 6.
 * No published threshold, a choice: early rather than late. C-PASS asks nothing about wanting to die.
 */
export function showsHelp(day: DayRatings): boolean {
  return (day.no_hope ?? 1) >= HELP_FROM || (day.no_good ?? 1) >= HELP_FROM;
}
