import { ChevronLeft, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { href } from '#contract/screens.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { mendedPot } from '#web/ui/drawings/windows/things/mended-pot.ts';
import { Window } from '#web/ui/drawings/windows/window.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { ClinicFile } from './clinic-file.tsx';
import { ReportControls, type ReportDraft } from './report-controls.tsx';
import { report } from './report.copy.ts';
import { useReport } from './report.queries.ts';
import { useRange } from './use-range.ts';
import styles from './report.module.css';

const Sheet = deferred(async () => (await import('./sheet.tsx')).Sheet, { fallback: <Waiting /> });
const EMPTY: ReportDraft = { kind: 'one', name: false, born: false, appointment: false, conditions: '', ask: '' };

/**
 * /report: what the member logged over chosen days, on one page or in full, to print or to save as PDF by the browser's
 * print.
 */
export function ReportScreen() {
  const today = useToday();
  const { firstName, lastName, birthday } = useMember();
  const [draft, setDraft] = useState(EMPTY);
  const main = useRef<HTMLElement>(null);
  const range = useRange(today);
  const query = useReport({ ...(range.range ?? { from: today, to: today }), kind: draft.kind }, range.range !== null);
  const told = {
    name: draft.name ? `${firstName} ${lastName}`.trim() : null,
    born: draft.born && birthday ? localDate(birthday) : null,
    appointment: draft.appointment,
    conditions: draft.conditions,
    ask: draft.ask,
  };
  const stands = query.data !== undefined && range.range !== null && !query.isPlaceholderData && !query.isError;
  /** To what keeps the paper away: a day that does not hold, or the way to try again. */
  const lead = () => main.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"] button')?.focus();
  return (
    <>
      <div className={styles.bar}>
        <TextLink href={href('tracker')}>
          <ChevronLeft size={18} aria-hidden="true" />
          {report.back}
        </TextLink>
        <Button
          size="small"
          busy={!stands && range.range !== null && !query.isError}
          onClick={() => (stands ? window.print() : lead())}
        >
          <Printer size={17} aria-hidden="true" />
          {report.print}
        </Button>
      </div>
      <main id="main" ref={main} className={styles.page}>
        <ReportControls
          draft={draft}
          range={range}
          today={today}
          hasBirthday={birthday !== null}
          onChange={(change) => setDraft((now) => ({ ...now, ...change }))}
        >
          <ClinicFile reply={stands ? query.data : null} patient={told} onMissing={lead} />
        </ReportControls>
        <p className={styles.status} role="status">
          {query.isPlaceholderData && query.isFetching ? report.changing : ''}
        </p>
        {query.isError ? (
          <div className={styles.failed}>
            <Window of={mendedPot} size="small" />
            <ErrorNote title={report.failed.title} onRetry={() => void query.refetch()} retrying={query.isFetching}>
              {report.failed.text}
            </ErrorNote>
          </div>
        ) : query.data && range.range ? (
          <Sheet reply={query.data} today={today} told={told} onePage={draft.kind === 'one'} />
        ) : (
          range.range && <Waiting />
        )}
      </main>
    </>
  );
}

function Waiting() {
  return (
    <Skeletons label={report.loading}>
      <div className={styles.waiting}>
        <Skeleton shape="title" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </Skeletons>
  );
}
