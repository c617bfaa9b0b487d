import type { InsightReply } from '#contract/insight/insight.schemas.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { insight, inWhen, symptomName, whenWord } from '#web/features/insight/insight.copy.ts';
import { ChartFigure } from './chart-figure.tsx';
import styles from './chart.module.css';

type Feelings = InsightReply['feelings'][number];
const words = insight.feelings;
const MOST_ENERGY = 5;
const MOODS_SHOWN = 3;

/** Mean energy and the moods logged most, by part of the cycle or by month. */
export function FeelingsChart({
  reply,
  surface,
  say,
}: {
  readonly reply: InsightReply;
  readonly surface: StageSurface;
  /** As the member's stage says it. */ readonly say: (text: string) => string;
}) {
  const { feelings } = reply;
  if (feelings.every(({ energyDays, moodDays }) => energyDays + moodDays === 0)) return null;
  const title = feelingsTitle(surface);
  const known = feelings
    .flatMap(({ when, energy }) => (energy === null ? [] : { when, energy }))
    .sort((a, b) => b.energy - a.energy);
  const [high, low] = [known[0], known.at(-1)];
  const last = feelings.findLast(({ energy }) => energy !== null);
  const sentence =
    high && low && high.energy > low.energy
      ? say(
          `${words.sentence(inWhen(high.when), inWhen(low.when))}${last ? words.last(whenWord(last.when), last.energy ?? 0) : ''}`,
        )
      : words.level;
  const rows = feelings.map((one) => [
    say(whenWord(one.when)),
    one.energy === null ? '' : String(one.energy),
    String(one.energyDays),
    moodsOf(one, one.moods.length),
  ]);
  return (
    <ChartFigure
      id="feelings"
      title={say(title)}
      sentence={sentence}
      points={feelings.map((one) => say(pointOf(one)))}
      table={{ head: words.head, rows }}
    >
      {(at) =>
        feelings.map((one, index) => (
          <div key={one.when} className={styles.row} data-at={index === at || undefined} aria-hidden="true">
            <span className={styles.name}>
              {say(whenWord(one.when))}
              <br />
              <small className={styles.muted}>{moodsOf(one, MOODS_SHOWN)}</small>
            </span>
            <svg className={styles.bar} width="100%" height="18">
              <rect
                className={styles.energy}
                x="0"
                y="2"
                width={`${Math.round(((one.energy ?? 0) / MOST_ENERGY) * 100)}%`}
                height="14"
                rx="3"
              />
            </svg>
            <span className={styles.figure}>{one.energy === null ? '' : `${one.energy} of ${MOST_ENERGY}`}</span>
          </div>
        ))
      }
    </ChartFigure>
  );
}

/** What mood and energy are told by in the member's stage of life. */
export function feelingsTitle(surface: StageSurface): string {
  return surface.wheel === 'energy' ? words.title.months : surface.phases ? words.title.phases : words.title.parts;
}

function pointOf(one: Feelings): string {
  const energy =
    one.energy === null
      ? 'energy on too few days'
      : `energy ${one.energy} of ${MOST_ENERGY} over ${one.energyDays} days`;
  return `${whenWord(one.when)}: ${energy}; moods: ${moodsOf(one, MOODS_SHOWN)}`;
}

function moodsOf({ moods, moodDays }: Feelings, most: number): string {
  return moods.length === 0
    ? words.noMoods
    : moods
        .slice(0, most)
        .map(({ mood, days }) => `${symptomName(mood, {}).toLowerCase()} ${days} of ${moodDays}`)
        .join(', ');
}
