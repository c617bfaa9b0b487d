import type { DayLog } from '#domain/cycle/day-log.ts';
import type { DayChange } from '#domain/cycle/merge-day.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { fieldLabel } from '#web/ui/day-fields/day-field.copy.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { log, valueInWords } from './log.copy.ts';
import styles from './log.module.css';

const words = log.others;
type Field = keyof DayChange;
type Props = {
  /** By field, what another device chose; null where it took the field away. */ readonly others: DayChange;
  readonly shown: DayLog;
  readonly busy: boolean;
  readonly onChoose: (field: Field, value: unknown) => void;
};

/** Fields for which two devices chose differently, neither knowing of the other: one tap takes the other value. */
export function OtherValues({ others, shown, busy, onChoose }: Props) {
  const fields = Object.keys(others) as Field[];
  return (
    <Notice title={words.title}>
      <ul className={styles.others}>
        {fields.map((field) => (
          <li key={field} role="group" aria-label={words.of(fieldLabel(field))}>
            <p>
              {fieldLabel(field)}: <strong>{valueInWords(field, others[field])}</strong>
            </p>
            <div className={styles.ways}>
              <Button size="small" kind="line" busy={busy} onClick={() => onChoose(field, others[field] ?? null)}>
                {words.use}
              </Button>
              <Button size="small" kind="quiet" busy={busy} onClick={() => onChoose(field, shown[field] ?? null)}>
                {words.keep(field, shown[field])}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
