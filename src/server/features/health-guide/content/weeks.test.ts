import { describe, expect, it } from 'vitest';
import { thingFor, type BentThing, type Her } from '#domain/health-guide/bend.ts';
import { deedsIn, forbiddenFor, type Deed } from '#domain/health-guide/forbidden.ts';
import type { GuideThing } from '#domain/health-guide/week.ts';
import { PHASES } from '#domain/meditation/meditation.ts';
import { LIFE_STAGES, STAGE_SURFACES, type LifeStage } from '#domain/stage/stage.ts';
import { CONDITION_NAMES } from '#domain/wisdom/wisdom.ts';
import { readWeek, readWeeks } from './read-weeks.ts';
import { problemsOfWeek } from './week-rules.ts';

const read = await readWeeks();
const weeks = read.flatMap(({ week }) => week ?? []);
const seen = new Map<string, readonly Deed[]>();
const deedsOf = (line: string) => {
  const known = seen.get(line) ?? deedsIn(line);
  seen.set(line, known);
  return known;
};
const saidBy = ({ text, reasons }: BentThing) => [text, ...reasons.flatMap(({ line }) => line ?? [])];

it('there are twelve weeks, each whole', () => {
  expect(read.flatMap(({ broken }) => broken ?? [])).toEqual([]);
  expect(weeks.map(({ week }) => week)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(weeks.filter(({ free }) => free).map(({ week }) => week)).toEqual([1]);
});

const TEENS = new Set<LifeStage>(['teen', 'menstruating', 'pregnant', 'postpartum']);
const bodies = (['adult', 'teen'] as const).flatMap((ageGroup) =>
  LIFE_STAGES.filter((stage) => ageGroup === 'adult' || TEENS.has(stage)).flatMap((stage) =>
    [[], ...CONDITION_NAMES.map((one) => [one]), CONDITION_NAMES].map((conditions) => ({ ageGroup, stage, conditions })),
  ),
);
const strengths = [
  { energy: 'usual', isInPain: false },
  { energy: 'low', isInPain: false },
  { energy: 'high', isInPain: false },
  { energy: 'high', isInPain: true },
] as const;
const everybody = bodies.flatMap((body) =>
  [null, ...(STAGE_SURFACES[body.stage].phases ? PHASES : [])].flatMap((phase) =>
    strengths.map((strength) => ({ ...body, phase, ...strength })),
  ),
);

/** What is wrong with a thing for somebody, a line each. */
function wrongs(thing: GuideThing, her: Her): string[] {
  const hers = thingFor(thing, her);
  if (!hers) return [`${her.stage} ${her.conditions.join()}: nothing in place of ${thing.title}`];
  const { plain, bent } = hers;
  const forbidden = forbiddenFor(her);
  const asked = [...saidBy(plain), ...saidBy(bent)].filter((line) => deedsOf(line).some((deed) => forbidden.has(deed)));
  const isLong = bent.minutes < thing.minutes.low || bent.minutes > thing.minutes.high;
  const hasPhase = her.phase === null && bent.reasons.some(({ of }) => of === 'phase');
  return [...asked.map((line) => `${her.stage}: ${line}`), ...(isLong ? ['minutes'] : []), ...(hasPhase ? ['a phase'] : [])];
}

it.each(weeks)('week $week asks nothing forbidden of anybody on any day, and seven things', ({ things }) => {
  expect([...new Set(things.flatMap((thing) => everybody.flatMap((her) => wrongs(thing, her))))]).toEqual([]);
});

describe('the check of a week refuses', () => {
  const leads = { pieces: new Set(['iron-after-heavy-days']), sittings: new Set(['stone', 'lanterns']) };
  const first = weeks[0];
  if (!first) throw new Error('no week');
  const problems = (changes: Partial<typeof first>) => problemsOfWeek('week-01.md', { ...first, ...changes }, leads);
  const [thing, ...others] = first.things;
  if (!thing) throw new Error('no thing');
  it.each([
    ['nothing of the week as it is', {}, ''],
    ['a dead link', { sitting: { ...first.sitting, id: 'nowhere' } }, 'nowhere'],
    ['a source nobody cites', { sources: [...first.sources, { ...first.sources[0], n: 99 }] as typeof first.sources }, '99'],
    ['a straight quote', { lead: "Don't." }, 'straight quote'],
    ['a word that shames', { lead: 'You missed a day.' }, 'missed'],
    ['fertility', { lead: 'For ovulation.' }, 'fertility'],
    ['heat that it does not name', { things: [{ ...thing, do: 'Put a hot bottle on your belly.' }, ...others] }, 'heat_on_belly'],
    ['minutes that do not add up', { minutes_total: { low: 1, usual: 2, high: 3 } }, 'add up'],
  ])('%s', (_what, changes, told) => {
    const found = problems(changes);
    expect(told === '' ? found : found.some((line) => line.includes(told))).toEqual(told === '' ? [] : true);
  });
  it('a file that is no week', () => expect(readWeek('a.md', '---\nid: a\n---\n').broken).toContain('week'));
});
