import { monthOf, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Temperature } from '#domain/cycle/day-log.ts';
import { temperatureFigures } from '#domain/log/temperature.ts';
import { useMonth, useSaveDay } from '#web/features/cycle/public.ts';
import { useLogLists } from '#web/features/tracker/log/log.queries.ts';
import { SaveNotice } from '#web/platform/outbox/save-notice.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { dayAndMonth } from '#web/ui/drawings/dates/date-words.ts';
import { ovulation } from './ovulation.copy.ts';
import styles from './ovulation.module.css';

const words = ovulation.fever;
const SIGNS = { celsius: '°C', fahrenheit: '°F' } as const;

/** A reading that looks like a fever is asked about once: it is left out as disturbed, or counts from then on. */
export function FeverQuestion({ date }: { readonly date: LocalDate }) {
  const temperature = useMonth(monthOf(date)).data?.logs.find((log) => log.date === date)?.temperature;
  const unit = useLogLists().data?.temperatureUnit ?? 'celsius';
  const save = useSaveDay();
  if (!temperature || temperature.disturbed || temperature.checked) return null;
  const answer = (change: Partial<Temperature>) => save.mutate({ date, temperature: { ...temperature, ...change } });
  return (
    <div className={styles.question} role="group" aria-labelledby="fever">
      <h4 id="fever">{words.title(dayAndMonth(date))}</h4>
      <p className={styles.muted}>{words.text(`${temperatureFigures(temperature, unit)} ${SIGNS[unit]}`)}</p>
      <div className={styles.answers}>
        <Button kind="line" size="small" busy={save.isPending} onClick={() => answer({ disturbed: true })}>
          {words.yes}
        </Button>
        <Button kind="line" size="small" disabled={save.isPending} onClick={() => answer({ checked: true })}>
          {words.no}
        </Button>
      </div>
      {save.isError && <SaveNotice error={save.error} fallback={words.failed} />}
    </div>
  );
}
