import type { InsightReply } from '#contract/insight/insight.schemas.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { insight, inWhen, symptomName, whenWord } from '#web/features/insight/insight.copy.ts';
import { ChartFigure, ChartFrame } from './chart-figure.tsx';
import type { ChartTable } from './data-table.tsx';
import styles from './chart.module.css';

type Feelings = InsightReply['feelings'][number];
type Props = {
  readonly reply: InsightReply;
  readonly surface: StageSurface;
  /** As the member's stage says it. */ readonly say: (text: string) => string;
};
const words = insight.feelings;
const MOST_ENERGY = 5;
const MOODS_SHOWN = 2;
const MONTHS_SHOWN = 6;
const SHORT_MONTH = 3;

/** Mean energy as arches that fill, with the moods logged most, by part of the cycle or by month. */
export function EnergyChart(props: Props) {
  const { reply, surface, say } = props;
  if (!hasFeelings(reply)) return null;
  return (
    <ChartFigure
      id="feelings"
      title={say(feelingsTitle(surface))}
      sentence={say(energyWords(reply))}
      note={reply.feelings.length > shownOf(reply).length ? words.lastMonths(MONTHS_SHOWN) : undefined}
      points={shownOf(reply).map((one) => say(pointOf(one)))}
    >
      {(at) => <Arches {...props} at={at} />}
    </ChartFigure>
  );
}

/** The same drawing alone, where another sentence stands over it. */
export function EnergyPicture(props: Props) {
  const { reply, surface, say } = props;
  return (
    <ChartFrame name={say(feelingsTitle(surface))} points={shownOf(reply).map((one) => say(pointOf(one)))}>
      {(at) => <Arches {...props} at={at} />}
    </ChartFrame>
  );
}

/** "Highest in Shine, lowest in Rest. Out of 5." */
export function energyWords({ feelings }: InsightReply): string {
  const known = feelings
    .flatMap(({ when, energy }) => (energy === null ? [] : { when, energy }))
    .sort((a, b) => b.energy - a.energy);
  const [high, low] = [known[0], known.at(-1)];
  return high && low && high.energy > low.energy ? words.sentence(inWhen(high.when), inWhen(low.when)) : words.level;
}

export function hasFeelings({ feelings }: InsightReply): boolean {
  return feelings.some(({ energyDays, moodDays }) => energyDays + moodDays > 0);
}

/** What mood and energy are told by in the member's stage of life. */
export function feelingsTitle(surface: StageSurface): string {
  return surface.wheel === 'energy' ? words.title.months : surface.phases ? words.title.phases : words.title.parts;
}

/** All there are, as a table. */
export function feelingsTable({ feelings }: InsightReply, surface: StageSurface, say: Props['say']): ChartTable {
  const rows = feelings.map((one) => [
    say(whenWord(one.when)),
    one.energy === null ? '' : String(one.energy),
    String(one.energyDays),
    moodsOf(one, one.moods.length),
  ]);
  return { caption: say(feelingsTitle(surface)), head: words.head, rows };
}

const shownOf = ({ feelings }: InsightReply) => feelings.slice(-MONTHS_SHOWN);

function Arches({ reply, surface, say, at }: Props & { readonly at: number }) {
  const isMonths = surface.wheel === 'energy';
  return (
    <ol className={styles.arches} data-count={shownOf(reply).length} aria-hidden="true">
      {shownOf(reply).map((one, index) => (
        <li key={one.when} data-phase={one.when} data-at={index === at || undefined}>
          <span className={styles.arch}>
            <svg width="100%" height="100%">
              <rect width="100%" y={`${100 - Math.round((100 * (one.energy ?? 0)) / MOST_ENERGY)}%`} height="100%" />
            </svg>
            <b data-few={one.energy === null || undefined}>{one.energy ?? words.fewShort}</b>
          </span>
          <strong>{isMonths ? whenWord(one.when).slice(0, SHORT_MONTH) : say(shortWhen(one.when))}</strong>
          <small>{moodWords(one, MOODS_SHOWN)}</small>
        </li>
      ))}
    </ol>
  );
}

const SHORT: Readonly<Record<string, string>> = {
  bleeding: 'Your period',
  between: 'Between',
  before: 'The week before',
};
const shortWhen = (when: string) => SHORT[when] ?? whenWord(when);

function pointOf(one: Feelings): string {
  const energy = one.energy === null ? words.few : words.point(one.energy, one.energyDays);
  return `${whenWord(one.when)}: ${energy}; ${words.moods(moodsOf(one, 3))}`;
}

function moodWords({ moods }: Feelings, most: number): string {
  return moods
    .slice(0, most)
    .map(({ mood }) => symptomName(mood, {}).toLowerCase())
    .join(', ');
}

function moodsOf({ moods, moodDays }: Feelings, most: number): string {
  return moods.length === 0
    ? words.noMoods
    : moods
        .slice(0, most)
        .map(({ mood, days }) => `${symptomName(mood, {}).toLowerCase()} ${days} of ${moodDays}`)
        .join(', ');
}
