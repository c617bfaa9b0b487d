import type { ReportReply } from '#contract/insight/insight.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { surfaceOf } from '#domain/stage/stage.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { CountTables, FluidTable, MedicineTable, TestTable } from './sheet-details.tsx';
import { KeptTables } from './sheet-kept.tsx';
import { CycleTable, DayTable, SymptomTable } from './sheet-tables.tsx';
import { report } from './report.copy.ts';
import { RatingsPart } from './sheet-ratings.tsx';
import styles from './sheet.module.css';

/** The appointment sheet: few put it on a report. */
const AppointmentPart = deferred(async () => (await import('#web/features/womb-health/public.ts')).AppointmentPart, {
  rare: true,
});

/** What she lets stand on the paper about herself, and in her own words. */
export type SheetFacts = {
  readonly name: string | null;
  readonly born: LocalDate | null;
  /** Whether the appointment sheet stands on it. */ readonly appointment: boolean;
  readonly conditions: string;
  readonly ask: string;
};
type Props = {
  readonly reply: ReportReply;
  readonly today: LocalDate;
  readonly told: SheetFacts;
  readonly onePage: boolean;
};

/** The paper: black on white in every theme, facts only. */
export function Sheet({ reply, today, told, onePage }: Props) {
  const surface = surfaceOf(reply, reply.newestStart);
  const empty = reply.cycles.length === 0 && reply.daysLogged === 0 && !reply.ratings;
  return (
    <article className={styles.sheet} data-pages={onePage ? 'one' : 'full'}>
      <header className={styles.head}>
        <div>
          <h1 tabIndex={-1}>{surface.wheel === 'energy' ? report.energyTitle : report.title}</h1>
          <p>{report.range(reply.span)}</p>
        </div>
        <dl>
          {told.name && (
            <div>
              <dt>{report.labels.name}</dt>
              <dd>{told.name}</dd>
            </div>
          )}
          {told.born && (
            <div>
              <dt>{report.labels.born}</dt>
              <dd>{dateWithYear(told.born)}</dd>
            </div>
          )}
          <div>
            <dt>{report.labels.prepared}</dt>
            <dd>{dateWithYear(today)}</dd>
          </div>
        </dl>
      </header>
      {empty ? (
        <section>
          <h2>{report.none.title}</h2>
          <p>{report.none.text}</p>
        </section>
      ) : (
        <>
          <Sums reply={reply} />
          <CycleTable reply={reply} onePage={onePage} />
          <SymptomTable reply={reply} />
          <KeptTables reply={reply} />
          <MedicineTable reply={reply} />
          <TestTable reply={reply} />
          <FluidTable reply={reply} />
          <CountTables reply={reply} />
          <RatingsPart ratings={reply.ratings} onePage={onePage} />
        </>
      )}
      {told.appointment && <AppointmentPart />}
      <section className={styles.words}>
        <div>
          <h2>{report.conditions}</h2>
          <Written text={told.conditions} />
        </div>
        <div>
          <h2>{report.ask}</h2>
          <Written text={told.ask} />
        </div>
      </section>
      {!onePage && <DayTable reply={reply} />}
      <footer>{report.facts(reply.daysLogged)}</footer>
    </article>
  );
}

function Sums({ reply: { lengths, worstPain } }: { readonly reply: ReportReply }) {
  const { sums } = report;
  const all = lengths
    ? ([
        [lengths.median, sums.median],
        [`${lengths.shortest} to ${lengths.longest}`, sums.range],
        ...(lengths.period === null ? [] : [[lengths.period, sums.period] as const]),
      ] as const)
    : [];
  if (all.length === 0 && worstPain === null) return null;
  return (
    <ul className={styles.sums}>
      {all.map(([figure, word]) => (
        <li key={word}>
          <b>{figure}</b>
          <span>{word}</span>
        </li>
      ))}
      {worstPain !== null && (
        <li>
          <b>{worstPain}</b>
          <span>{sums.pain}</span>
        </li>
      )}
    </ul>
  );
}

/** The member's words, or lines to write on. */
function Written({ text }: { readonly text: string }) {
  return text.trim() ? (
    <p className={styles.written}>{text.trim()}</p>
  ) : (
    <p className={styles.lines} aria-hidden="true" />
  );
}
