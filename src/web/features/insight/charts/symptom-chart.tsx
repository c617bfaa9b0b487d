import type { InsightReply } from '#contract/insight/insight.schemas.ts';
import { insight, symptomName, whenWord } from '#web/features/insight/insight.copy.ts';
import { ChartFigure } from './chart-figure.tsx';
import styles from './chart.module.css';

const words = insight.symptoms;
const SHORTEST_AXIS = 28;
const LONGEST_AXIS = 45;

/** Symptoms by cycle day: a row a symptom, a dot a day, its size the number of cycles. */
export function SymptomChart({ reply }: { readonly reply: InsightReply }) {
  const { symptoms, names, lengths } = reply;
  const [first] = symptoms;
  if (!first || !lengths) return <p className={styles.note}>{words.none}</p>;
  const axis = Math.min(LONGEST_AXIS, Math.max(SHORTEST_AXIS, lengths.longest));
  const last = symptoms.at(-1);
  const dots = symptoms.flatMap(({ key, days, of }) =>
    days.filter(({ day }) => day <= axis).map(({ day, cycles }) => ({ key, day, cycles, of })),
  );
  const points = dots.map((dot) => words.point(symptomName(dot.key, names), dot.day, dot));
  const head = [words.symptom, words.inCycles, ...first.parts.map(({ part }) => whenWord(part))];
  const rows = symptoms.map(({ key, cycles, of, parts }) => [
    symptomName(key, names),
    `${cycles} of ${of}`,
    ...parts.map((part) => String(part.cycles)),
  ]);
  return (
    <ChartFigure
      id="symptoms"
      title={words.title}
      sentence={`${words.sentence(symptomName(first.key, names), first)}${last && last !== first ? words.last(symptomName(last.key, names), last) : ''}`}
      points={points}
      table={{ head, rows }}
    >
      {(at) => (
        <>
          {symptoms.map(({ key, cycles, of }) => (
            <div key={key} className={styles.row} aria-hidden="true">
              <span className={styles.name}>{symptomName(key, names)}</span>
              <svg className={styles.bar} width="100%" height="20">
                {Array.from({ length: axis }, (_, index) => (
                  <circle key={index} className={styles.grid} cx={place(index + 1, axis)} cy="10" r=".7" />
                ))}
                {dots.map(
                  (dot, index) =>
                    dot.key === key && (
                      <circle
                        key={dot.day}
                        className={styles.dot}
                        data-at={index === at || undefined}
                        cx={place(dot.day, axis)}
                        cy="10"
                        r={1.5 + (4 * Math.sqrt(dot.cycles)) / Math.sqrt(of)}
                      />
                    ),
                )}
              </svg>
              <span className={styles.figure}>{`${cycles} of ${of}`}</span>
            </div>
          ))}
          <Days axis={axis} />
        </>
      )}
    </ChartFigure>
  );
}

function Days({ axis }: { readonly axis: number }) {
  return (
    <div className={styles.row} aria-hidden="true">
      <span className={styles.axis}>cycle day</span>
      <svg className={`${styles.bar} ${styles.axis}`} width="100%" height="16">
        {[1, 7, 14, 21, 28, 35, 42]
          .filter((day) => day <= axis)
          .map((day) => (
            <text key={day} x={place(day, axis)} y="12" textAnchor="middle">
              {day}
            </text>
          ))}
      </svg>
      <span />
    </div>
  );
}

function place(day: number, axis: number): string {
  return `${Math.round((10_000 * (day - 0.5)) / axis) / 100}%`;
}
