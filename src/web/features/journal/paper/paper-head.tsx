import type { JournalReply } from '#contract/journal/journal.schemas.ts';
import { parseLocalDate, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Written } from '#domain/journal/journal-entry.ts';
import { phaseName } from '#domain/moon/phase-name.ts';
import { journal } from '#web/features/journal/journal.copy.ts';
import { useHemisphere } from '#web/features/moon/public.ts';
import { useMember } from '#web/platform/session.ts';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';
import { PhaseGlyph } from '#web/ui/drawings/marks/phase-glyph.tsx';
import { PHASE_WORDS } from '#web/ui/drawings/marks/phase.copy.ts';
import { Disc } from '#web/ui/drawings/moon/disc.tsx';
import styles from './paper.module.css';

type Props = {
  readonly day: JournalReply['today'];
  readonly today: LocalDate;
  readonly written: Written;
  readonly onDate: (date: LocalDate) => void;
};

/** The day of the page, which can be another than today, with its moon and its place in the member's cycle. */
export function PaperHead({ day, today, written, onDate }: Props) {
  const [hemisphere] = useHemisphere(useMember().timeZone);
  const { moon, cycle } = day;
  const year = written.date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${written.date.slice(0, 4)}`;
  const change = (text: string) => {
    const date = parseLocalDate(text);
    if (date && date <= today) onDate(date);
  };
  return (
    <div className={styles.head}>
      <Disc light={moon} size={26} hemisphere={hemisphere} />
      <div>
        <label className={styles.day}>
          <span className="vh">{journal.paper.day}</span>
          <span>
            {longDate(written.date)}
            {year}
          </span>
          <input type="date" value={written.date} max={today} onChange={(event) => change(event.target.value)} />
        </label>
        <p className={styles.sky}>
          {phaseName(moon.phase)}
          {cycle && `, day ${cycle.day}`}
        </p>
      </div>
      {cycle?.phase && (
        <span className={styles.phase} data-phase={cycle.phase}>
          <PhaseGlyph phase={cycle.phase} size={14} />
          {PHASE_WORDS[cycle.phase].word}
        </span>
      )}
    </div>
  );
}
