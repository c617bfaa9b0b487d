import type { LifeStage } from '#domain/stage/stage.ts';

/** What a member logs on one day, as the day log sends it. */
type Day = Record<string, unknown>;

/**
 * A member whose sixty days are walked. `lengths` are the cycles before, oldest first; the newest period began `ago`
 * days before day 0. `dayOf` is what she logs on a day from 0 to 60, null where she logs nothing.
 */
export type Member = {
  readonly name: string;
  readonly birthday: string;
  readonly menstruates: 'yes' | 'irregular';
  readonly goals: readonly string[];
  readonly conditions: readonly string[];
  /** The stage she chose; null where it follows from her age and answers. */
  readonly stage: LifeStage | null;
  readonly lengths: readonly number[];
  readonly ago: number;
  readonly dayOf: (day: number) => Day | null;
};

/** The first day of all four, long after any build, so that every date in their sentences stands still. */
export const FIRST_DAY = '2031-03-10';

const period = (day: number, first: number, flows: readonly string[]): Day | null => {
  const flow = flows[day - first];
  return flow === undefined ? null : { flow };
};
const USUAL = ['medium', 'heavy', 'medium', 'light', 'light'];

const pcos: Member = {
  name: 'pcos-29',
  birthday: '2001-06-20',
  menstruates: 'irregular',
  goals: ['balance hormones naturally'],
  conditions: ['PCOS'],
  stage: null,
  lengths: [47, 62, 38, 55],
  ago: 20,
  // The period comes on day 71 of the cycle; between, she logs a day a week.
  dayOf: (day) => period(day, 51, USUAL) ?? (day % 7 === 0 ? { moods: ['calm'], energy: 3 } : null),
};

const perimenopause: Member = {
  name: 'perimenopause-47',
  birthday: '1983-09-02',
  menstruates: 'irregular',
  goals: ['navigate menopause with grace'],
  conditions: [],
  stage: 'perimenopause',
  lengths: [24, 35, 52, 22, 61],
  ago: 10,
  // A very heavy bleed with dizziness after forty days, and hot flushes on most days.
  dayOf: (day) => ({
    symptoms: { hot_flushes: 2, ...(day === 31 && { dizziness: 3 }) },
    ...period(day, 30, ['medium', 'heavy', 'heavy', 'heavy', 'medium', 'medium', 'light']),
  }),
};

const firstYears: Member = {
  name: 'first-years-15',
  birthday: '2015-11-30',
  menstruates: 'yes',
  goals: ['understand my sacred menstrual cycle'],
  conditions: [],
  stage: null,
  lengths: [24, 47, 33],
  ago: 4,
  // Forty-four days to the next period, which hurts.
  dayOf: (day) =>
    period(day, 0, ['light']) ??
    (day === 41 ? { flow: 'heavy', pain: { level: 8, places: ['lower_belly'] } } : period(day, 40, USUAL)),
};

const luteinTests = (day: number, surge: number): Day =>
  Math.abs(day - surge) > 5 ? {} : { tests: [{ kind: 'ovulation', result: day === surge ? 'positive' : 'negative' }] };
/** Low before, 0.35 degrees higher from two days after the surge on; a slow wave so that no two are alike. */
const temperatureOf = (day: number, surge: number): Day => ({
  temperature: {
    celsius: Math.round((36.4 + (day % 3) * 0.04 + (day >= surge + 2 ? 0.35 : 0)) * 100) / 100,
    disturbed: false,
  },
});

const trying: Member = {
  name: 'trying-34',
  birthday: '1996-08-14',
  menstruates: 'yes',
  goals: ['prepare for conception'],
  conditions: [],
  stage: 'trying_to_conceive',
  lengths: [28, 30, 29, 27, 31, 28],
  ago: 4,
  // Ovulates nearly a week later than usual (day 21 of the cycle), bleeds on day 30; then on day 16, and waits.
  dayOf: (day) => {
    const [start, surge] = day < 30 ? [-4, 15] : [30, 44];
    return {
      ...temperatureOf(day, surge),
      ...luteinTests(day, surge),
      ...(day - surge >= -5 && day <= surge && { fluid: 'egg_white' }),
      ...(day > surge && day <= surge + 3 && { fluid: 'sticky' }),
      ...(day === surge - 1 && { sex: ['unprotected'] }),
      ...period(day, start, USUAL),
    };
  },
};

export const MEMBERS: readonly Member[] = [pcos, perimenopause, firstYears, trying];
