import { deedsIn } from '#domain/health-guide/forbidden.ts';
import type { GuideThing, ThingLine } from '#domain/health-guide/week.ts';
import { speaksOfFertility } from '#domain/wisdom/fertility-words.ts';
import { citedIn, linesOf } from '#domain/wisdom/marks.ts';
import { countWords, readingEase } from '#domain/wisdom/reading-ease.ts';
import type { GuideWeek } from './read-weeks.ts';

const LENGTH = { least: 900, most: 2_100 } as const;
const EASE = 75;
/** Words that shame, promise or count, of whatever a week says. */
const UNSAID =
  /\b(?:should|must(?! not)|clinically proven|studies show|detox|cleanse|calories|lose weight|skipped|missed|streak|fail(?:ed|ure)?|cheat|guilty pleasure|normal women)\b/i;

/** What a week leads to: pieces of the library and meditations, by id. */
export type Leads = { readonly pieces: ReadonlySet<string>; readonly sittings: ReadonlySet<string> };

/** What is wrong with a week besides its shape, a line each; none where it may ship. */
export function problemsOfWeek(file: string, week: GuideWeek, leads: Leads): string[] {
  return [
    ...week.markProblems,
    ...(file.startsWith(week.id.slice(0, 7)) && Number(week.id.slice(5, 7)) === week.week ? [] : ['its number is not that of its file']),
    ...totals(week),
    ...proving(week),
    ...saying(week),
    ...week.things.flatMap((thing, at) => doing(thing, at)),
    ...leading(week, leads),
  ];
}

/** Every line that a member may get of a week. */
export function linesOfWeek(week: GuideWeek): string[] {
  const { title, kicker, lead, before_you_start: before, reflection, reading, sitting, plate, glossary } = week;
  return [
    ...[title, kicker, lead, before, reflection.prompt, reflection.instead, reading.line, plate.title, plate.why],
    ...[week.milestone_line, sitting.or_when ?? '', reading.or_when ?? ''],
    ...week.things.flatMap((thing) => [thing.title, ...linesOfThing(thing).map(({ text }) => text)]),
    ...glossary.flatMap(({ term, means }) => [term, means]),
    ...linesOf(week.blocks),
  ].filter(Boolean);
}

function linesOfThing(thing: GuideThing): { readonly at: ThingLine | 'own'; readonly text: string }[] {
  const own = [...Object.values(thing.stages), thing.teen ?? ''];
  return [
    { at: 'do' as const, text: thing.do },
    { at: 'low' as const, text: thing.low },
    { at: 'high' as const, text: thing.high ?? '' },
    ...Object.values(thing.phases).map((change) => ({ at: 'phases' as const, text: change.do ?? '' })),
    ...Object.values(thing.conditions).map((text) => ({ at: 'conditions' as const, text })),
    ...own.map((text) => ({ at: 'own' as const, text })),
  ].filter(({ text }) => text !== '');
}

function proving({ sources, things, blocks, checked, check_again: again }: GuideWeek): string[] {
  const known = new Set(sources.map(({ n }) => n));
  const cited = new Set([...citedIn(blocks), ...things.flatMap((thing) => thing.sources)]);
  return [
    ...(known.size === sources.length ? [] : ['two sources have one number']),
    ...[...cited].filter((n) => !known.has(n)).map((n) => `[${n}] has no source`),
    ...[...known].filter((n) => !cited.has(n)).map((n) => `source ${n} is cited nowhere`),
    ...(again > checked ? [] : ['it is checked again before it was checked']),
  ];
}

function saying(week: GuideWeek): string[] {
  const lines = linesOfWeek(week);
  const words = countWords(lines.join(' '));
  const ease = Math.round(readingEase(lines));
  const quote = /.{0,20}["'].{0,20}/.exec(lines.join('\n'));
  return [
    ...(words >= LENGTH.least && words <= LENGTH.most ? [] : [`${words} words`]),
    ...(ease >= EASE ? [] : [`reading ease ${ease}, at least ${EASE}`]),
    ...(quote ? [`a straight quote: “${quote[0]}”`] : []),
    ...lines.flatMap((line) => UNSAID.exec(line)?.[0] ?? []).map((word) => `the word “${word}”`),
    ...lines.filter(speaksOfFertility).map((line) => `it speaks of fertility: “${line.slice(0, 40)}”`),
  ];
}

function totals({ things, minutes_total: told }: GuideWeek): string[] {
  const sum = (of: 'low' | 'usual' | 'high') => things.reduce((all, { minutes }) => all + minutes[of], 0);
  const wrong = (['low', 'usual', 'high'] as const).filter((of) => sum(of) !== told[of]);
  return wrong.map((of) => `its minutes on ${of} energy add up to ${sum(of)}, not ${told[of]}`);
}

/** Of one thing: its minutes, and whether it says of itself what its words ask for. */
function doing(thing: GuideThing, at: number): string[] {
  const { n, minutes, phases, asks } = thing;
  const where = `thing ${n}`;
  const { low, usual, high } = minutes;
  const phaseMinutes = Object.values(phases).flatMap((change) => change.minutes ?? []);
  return [
    ...(n === at + 1 ? [] : [`${where} is out of place`]),
    ...(low <= usual && usual <= high ? [] : [`${where}: its minutes do not rise from low to high`]),
    ...(phaseMinutes.every((some) => some >= low && some <= high) ? [] : [`${where}: a phase asks for other minutes than its own`]),
    ...linesOfThing(thing).flatMap((line) =>
      deedsIn(line.text)
        .filter((deed) => line.at === 'own' || !asks[deed]?.includes(line.at))
        .map((deed) => `${where} asks for ${deed} and does not say so: “${line.text.slice(0, 50)}”`),
    ),
  ];
}

function leading({ reading, sitting }: GuideWeek, { pieces, sittings }: Leads): string[] {
  const dead = (ids: readonly (string | undefined)[], all: ReadonlySet<string>) =>
    ids.flatMap((id) => (id === undefined || all.has(id) ? [] : [`it leads to ${id}, which is not there`]));
  return [...dead([reading.id, reading.or], pieces), ...dead([sitting.id, sitting.or], sittings)];
}
