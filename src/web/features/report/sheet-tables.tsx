import type { ReportReply } from '#contract/insight/insight.schemas.ts';
import { symptomName } from '#web/features/insight/public.ts';
import { ReportBar } from './report-bar.tsx';
import { classes } from '#web/ui/classes.ts';
import { keptSections } from './sheet-kept.tsx';
import { report, shortWithYear } from './report.copy.ts';
import styles from './sheet.module.css';

/** So many cycles fit on one page with all else. */
const ON_ONE_PAGE = 14;
/** A section of the member's conditions takes the room of so many cycles, but these few always stand. */
const ROOM_OF_KEPT = 2;
const FEWEST_ON_ONE_PAGE = 4;
/** So many words of a note stand on one page; the full report has them all. */
const ON_A_LINE = 2;
const LONGEST_AXIS = 60;
type Part = { readonly reply: ReportReply };

/** Each cycle with its bar; on one page the newest. */
export function CycleTable({ reply, onePage }: Part & { readonly onePage: boolean }) {
  const { cycles } = reply;
  const words = report.cycles;
  const room = Math.max(FEWEST_ON_ONE_PAGE, ON_ONE_PAGE - ROOM_OF_KEPT * keptSections(reply));
  const shown = onePage ? cycles.slice(0, room) : cycles;
  const axis = Math.min(LONGEST_AXIS, Math.max(28, ...shown.map(({ lived }) => lived)));
  const named = shown.some(({ stretches }) => stretches.length > 0);
  const keys = named ? (['bleeding', 'create', 'shine', 'reflect'] as const) : (['bleeding', 'other'] as const);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="cycles">
      <h2 id="cycles">{words.title}</h2>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              {words.head.map((word, index) => (
                <th key={word} scope="col" className={index === 1 ? styles.wide : undefined}>
                  {index === 1 ? `${word} ${axis}` : word}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((cycle) => (
              <tr key={cycle.startDate}>
                <th scope="row">{shortWithYear(cycle.startDate)}</th>
                <td className={styles.wide}>
                  <ReportBar cycle={cycle} axis={axis} />
                </td>
                <td>{cycle.length ?? words.soFar(cycle.lived)}</td>
                <td>{cycle.periodLength}</td>
                <td>{cycle.heaviest && report.flow(cycle.heaviest)}</td>
                <td>{cycle.worstPain}</td>
                <td>
                  {report.note(cycle, onePage ? (cycle.excluded === null ? ON_A_LINE : 1) : cycle.factors.length + 2)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className={styles.key}>
        {keys.map((key) => (
          <li key={key}>
            <svg className={styles.bar} width="18" height="10" aria-hidden="true">
              <rect
                className={key === 'other' ? styles.all : undefined}
                data-part={key === 'other' ? undefined : key}
                x="1"
                y="1"
                width="16"
                height="8"
              />
            </svg>
            {report.key[key]}
          </li>
        ))}
      </ul>
      {shown.length < cycles.length && <p className={styles.small}>{words.more(shown.length, cycles.length)}</p>}
    </section>
  );
}

/** Symptoms by their days; where cycles count, with their usual cycle days. */
export function SymptomTable({ reply }: Part) {
  const words = report.symptoms;
  if (reply.symptoms.length === 0) return null;
  const inCycles = reply.symptoms.some(({ of }) => of > 0);
  return (
    <section aria-labelledby="repeat">
      <h2 id="repeat">{words.title}</h2>
      <div className={classes(styles.scroll, styles.fits)}>
        <table>
          <thead>
            <tr>
              {[...words.head, ...(inCycles ? words.cycles : [])].map((word) => (
                <th key={word} scope="col">
                  {word}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {reply.symptoms.map(({ key, logged, severe, cycles, of, days, peak }) => (
              <tr key={key}>
                <th scope="row">{symptomName(key, reply.names)}</th>
                <td>{logged}</td>
                <td>{severe}</td>
                <td>{words.peak(peak)}</td>
                {inCycles && (
                  <>
                    <td>{`${cycles} of ${of}`}</td>
                    <td>{days ? `${days.from} to ${days.to}` : words.any}</td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Every logged day, in the full report. */
export function DayTable({ reply }: Part) {
  const words = report.days;
  if (reply.days.length === 0) return null;
  const charted = reply.days.some(({ bloodPoints }) => bloodPoints !== undefined);
  return (
    <section aria-labelledby="days">
      <h2 id="days">{words.title}</h2>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              {[...words.head, ...(charted ? [words.chart] : [])].map((word) => (
                <th key={word} scope="col">
                  {word}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {reply.days.map((day) => (
              <tr key={day.date}>
                <th scope="row">{shortWithYear(day.date)}</th>
                <td>{day.cycleDay}</td>
                <td>{day.flow}</td>
                <td>{day.pain}</td>
                <td>
                  {day.symptoms
                    .map(({ key, severity }) => `${symptomName(key, reply.names)} (${words.severity(severity)})`)
                    .join(', ')}
                </td>
                <td>{day.celsius?.toFixed(2)}</td>
                <td>{day.sleepHours}</td>
                {charted && <td>{day.bloodPoints}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
