import { useId } from 'react';
import type { InsightReply } from '#contract/insight/insight.schemas.ts';
import { stretchesOf, type CycleStretch } from '#domain/insight/counted-cycles.ts';
import { usualDays } from '#domain/insight/symptom-days.ts';
import { ChartFrame } from '../charts/chart-figure.tsx';
import { insight, symptomName, whenWord } from '../insight.copy.ts';
import { heightsOf, quietSide, RIDGE, ridgePath } from './ridge.ts';
import styles from './ribbon.module.css';

const words = insight.symptoms;
const SHOWN = 6;
const SHORTEST_AXIS = 21;
const LONGEST_AXIS = 45;
const DAYS_NAMED = [1, 7, 14, 21, 28, 35, 42];
const USUAL_PERIOD = 5;

type Props = {
  readonly reply: Pick<InsightReply, 'symptoms' | 'names' | 'history'> & {
    readonly lengths: NonNullable<InsightReply['lengths']>;
  };
  readonly namesPhases: boolean;
  readonly say: (text: string) => string;
};

/** The symptoms of the member as hills over the days of a usual cycle, tinted by its phases, with today's place. */
export function Ribbon({ reply, namesPhases, say }: Props) {
  const { symptoms, names, lengths, history } = reply;
  const id = useId();
  const axis = Math.min(LONGEST_AXIS, Math.max(SHORTEST_AXIS, lengths.median));
  const parts = stretchesOf({ length: axis, periodLength: lengths.period ?? USUAL_PERIOD }, namesPhases);
  const rows = symptoms.slice(0, SHOWN).map((symptom) => {
    // What was logged past the usual length is drawn on its last day.
    const days = symptom.days.map(({ day, cycles }) => ({ day: Math.min(day, axis), cycles }));
    return { symptom, heights: heightsOf(days, axis) };
  });
  const most = Math.max(...rows.flatMap(({ heights }) => heights));
  const open = history.find(({ length, lived }) => length === null && lived <= axis);
  const points = rows.map(({ symptom: { key, cycles, of, days } }) =>
    words.point(symptomName(key, names), { cycles, of, days: usualWords(days, axis) }),
  );
  return (
    <ChartFrame name={words.title} points={points}>
      {(at) => (
        <div className={styles.ribbon} aria-hidden="true">
          <Bands id={id} axis={axis} parts={parts} today={open?.lived ?? null} />
          {rows.map(({ symptom: { key, cycles, of }, heights }, index) => (
            <div key={key} className={styles.row} data-at={index === at || undefined}>
              <svg viewBox={`0 0 ${RIDGE.width} ${RIDGE.height}`} preserveAspectRatio="none">
                <path
                  d={`M0 60${ridgePath(heights, most).replace('M', 'L')}L${RIDGE.width} 60Z`}
                  fill={`url(#${id})`}
                />
                <path className={styles.crest} d={ridgePath(heights, most)} stroke={`url(#${id})`} />
              </svg>
              <span data-side={quietSide(heights)}>
                <b>{symptomName(key, names)}</b> {words.inCycles(cycles, of)}
              </span>
            </div>
          ))}
          <Tide axis={axis} parts={parts} say={say} />
        </div>
      )}
    </ChartFrame>
  );
}

/** The hues of the parts behind the hills, the hues of the hills themselves, and a line at today. */
function Bands({
  id,
  axis,
  parts,
  today,
}: {
  readonly id: string;
  readonly axis: number;
  readonly parts: readonly CycleStretch[];
  readonly today: number | null;
}) {
  return (
    <>
      <svg className={styles.bands} viewBox={`0 0 ${axis} 1`} preserveAspectRatio="none">
        <defs>
          <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2={RIDGE.width} y2="0">
            {parts.flatMap(({ part, from, to }) =>
              [from - 0.6, to - 0.4].map((day) => (
                <stop
                  key={`${part}${day}`}
                  className={styles.stop}
                  data-phase={part}
                  offset={Math.max(0, day / axis)}
                />
              )),
            )}
          </linearGradient>
        </defs>
        {parts.map(({ part, from, to }) => (
          <rect key={part} data-phase={part} x={from - 1} width={to - from + 0.94} height="1" />
        ))}
      </svg>
      {today !== null && (
        <svg className={styles.today} width="100%" height="100%">
          <line x1={share(today - 0.5, axis)} x2={share(today - 0.5, axis)} y1="0" y2="100%" />
          <text
            x={share(today - 0.5, axis)}
            y="12"
            dx={today > axis * 0.8 ? -6 : 6}
            textAnchor={today > axis * 0.8 ? 'end' : 'start'}
          >
            {words.today}
          </text>
        </svg>
      )}
    </>
  );
}

/** The cycle as one band that swells to its middle, with the names of its parts and the days below. */
function Tide({
  axis,
  parts,
  say,
}: {
  readonly axis: number;
  readonly parts: readonly CycleStretch[];
  readonly say: (text: string) => string;
}) {
  const top = (day: number) => 13 - 12 * Math.exp(-(((day - axis * 0.5) / (axis * 0.24)) ** 2));
  return (
    <>
      <svg className={styles.tide} viewBox={`0 0 ${axis} 20`} preserveAspectRatio="none">
        {parts.map(({ part, from, to }) => {
          const days = Array.from({ length: (to - from + 1) * 2 + 1 }, (_, index) => from - 1 + index / 2);
          return (
            <path
              key={part}
              data-phase={part}
              d={`M${from - 1} 20${days.map((day) => `L${day} ${Math.round(top(day) * 100) / 100}`).join('')}L${to} 20Z`}
            />
          );
        })}
      </svg>
      <svg className={styles.axis} width="100%" height="42">
        {parts.map(({ part, from, to }) => (
          <text key={part} data-phase={part} x={share((from - 1 + to) / 2, axis)} y="17" textAnchor="middle">
            {say(shortPart(part))}
          </text>
        ))}
        {DAYS_NAMED.filter((day) => day <= axis).map((day) => (
          <text key={day} className={styles.day} x={share(day - 0.5, axis)} y="37" textAnchor="middle">
            {day}
          </text>
        ))}
      </svg>
    </>
  );
}

const SHORT: Readonly<Record<string, string>> = { bleeding: 'Period', between: 'Between', before: 'Week before' };
const shortPart = (part: string) => SHORT[part] ?? whenWord(part);

const share = (day: number, axis: number) => `${Math.round((10_000 * day) / axis) / 100}%`;

function usualWords(days: InsightReply['symptoms'][number]['days'], length: number): string {
  const usual = usualDays(days, length);
  if (!usual) return words.allOver;
  return usual.from === usual.to ? words.mostOn(usual.from) : words.mostBetween(usual.from, usual.to);
}
