import { ChevronLeft, Printer } from 'lucide-react';
import { href } from '#contract/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { mendedPot } from '#web/ui/drawings/windows/things/mended-pot.ts';
import { Window } from '#web/ui/drawings/windows/window.tsx';
import { ErrorNote, OfflineNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { useAppointment } from './womb-health.queries.ts';
import { appointment as copy } from './appointment/appointment.copy.ts';
import { Controls } from './appointment/controls.tsx';
import { Paper } from './appointment/paper.tsx';
import styles from './appointment/appointment.module.css';

/**
 * /womb-health/appointment: three concerns in her own words, the figures behind them and her questions, on one page to
 * print or to save as PDF by the browser's print.
 */
export function AppointmentScreen() {
  const { data, isError, isFetching, refetch } = useAppointment();
  return (
    <>
      <div className={styles.bar}>
        <TextLink href={href('wombHealth')}>
          <ChevronLeft size={18} aria-hidden="true" />
          {copy.back}
        </TextLink>
        {data && (
          <Button size="small" onClick={() => window.print()}>
            <Printer size={17} aria-hidden="true" />
            {copy.print}
          </Button>
        )}
      </div>
      <main id="main" className={styles.page}>
        <div className={styles.only}>
          <h1 tabIndex={-1}>{copy.title}</h1>
          <p className={styles.lead}>{copy.lead}</p>
          <OfflineNote />
        </div>
        {data ? (
          <>
            <Controls sheet={data} />
            <Paper sheet={data} />
          </>
        ) : isError ? (
          <div className={styles.failed}>
            <Window of={mendedPot} size="small" />
            <ErrorNote level="h2" title={copy.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
              {copy.failed.text}
            </ErrorNote>
          </div>
        ) : (
          <Skeletons label={copy.loading}>
            <div className={styles.only}>
              <Skeleton shape="block" />
              <Skeleton shape="block" />
              <Skeleton shape="block" />
            </div>
          </Skeletons>
        )}
      </main>
    </>
  );
}
