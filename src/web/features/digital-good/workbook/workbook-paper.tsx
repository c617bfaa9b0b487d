import type { WorkbookWeek } from '#contract/digital-good/digital-good.schemas.ts';
import { useMember } from '#web/platform/session.ts';
import { twelveDoors } from '#web/ui/drawings/windows/places/twelve-doors.ts';
import { Window } from '#web/ui/drawings/windows/window.tsx';
import { workbookCopy as copy } from './workbook.copy.ts';
import styles from './workbook.module.css';

/** As many as a sheet has room for below the question. */
const LINES = 12;

/** The workbook: a title page, then each week on a sheet of its own with its things, and a sheet of lines to write on. */
export function WorkbookPaper({ weeks }: { readonly weeks: readonly WorkbookWeek[] }) {
  const { firstName } = useMember();
  return (
    <article className={styles.book}>
      <header className={styles.cover}>
        <Window of={twelveDoors} />
        <h1>{copy.title}</h1>
        {firstName.trim() !== '' && <p className={styles.line}>{copy.of(firstName)}</p>}
        <p>{copy.lead}</p>
        <p className={styles.quiet}>{copy.care}</p>
      </header>
      {weeks.map((week) => (
        <Week key={week.week} week={week} />
      ))}
    </article>
  );
}

function Week({ week: { week, title, lead, before, things, prompt, milestone } }: { readonly week: WorkbookWeek }) {
  return (
    <section className={styles.week} aria-labelledby={`week-${week}`}>
      <header>
        <p className={styles.line}>{copy.week(week)}</p>
        <h2 id={`week-${week}`}>{title}</h2>
        <p>{lead}</p>
      </header>
      <p className={styles.quiet}>
        <b>{copy.before}.</b> {before}
      </p>
      <h3>{copy.things}</h3>
      <ol className={styles.things}>
        {things.map((thing) => (
          <li key={thing.n}>
            <span className={styles.box} aria-hidden="true" />
            <div>
              <p>
                <b>{thing.title}</b> <small>{copy.minutes(thing.minutes)}</small>
              </p>
              <p>{thing.text}</p>
              <p className={styles.fill} aria-hidden="true">
                <span>{copy.on}</span>
                <span>{copy.how}</span>
              </p>
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.writing}>
        <h3>{copy.words}</h3>
        <p>{prompt}</p>
        <div className={styles.lines} aria-hidden="true">
          {Array.from({ length: LINES }, (_, line) => (
            <span key={line} />
          ))}
        </div>
        <p className={styles.line}>{milestone}</p>
      </div>
    </section>
  );
}
