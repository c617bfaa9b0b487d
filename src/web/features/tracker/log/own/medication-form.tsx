import { useState, type FormEvent } from 'react';
import { parseLocalDate, type LocalDate } from '#domain/calendar/local-date.ts';
import { MEDICATION_KINDS, type MedicationKind } from '#domain/cycle/day-log.ts';
import { SCHEDULES, type Schedule } from '#domain/log/medication.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CheckChip } from '#web/ui/choices/chip.tsx';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { SelectField, TextField } from '#web/ui/fields/field.tsx';
import { KIND_WORDS } from '../sheet/sheet.copy.ts';
import { own, SCHEDULE_WORDS } from './own.copy.ts';
import styles from './own.module.css';

const words = own.medications;
const LONGEST = 60;
const KIND_OPTIONS = MEDICATION_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }));
const SCHEDULE_OPTIONS = SCHEDULES.map((value) => ({ value, label: SCHEDULE_WORDS[value] }));
export type MedicationDraft = {
  readonly name: string;
  readonly kind: MedicationKind;
  readonly schedule: Schedule;
  readonly start: LocalDate;
  readonly forPain?: boolean;
};
type Props = {
  readonly first: MedicationDraft;
  readonly adult: boolean;
  readonly busy: boolean;
  readonly save: string;
  readonly onSave: (draft: MedicationDraft) => void;
  readonly onCancel: (() => void) | undefined;
};

/** Name, kind, schedule and first day of something the member takes. */
export function MedicationForm({ first, adult, busy, save, onSave, onCancel }: Props) {
  const [draft, setDraft] = useState({
    name: first.name,
    kind: first.kind,
    schedule: first.schedule,
    start: first.start as string,
    forPain: first.forPain ?? false,
  });
  const [tried, setTried] = useState(false);
  const start = parseLocalDate(draft.start);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const { forPain, ...rest } = draft;
    // Told only where it says something, or takes back what was said.
    const isFor = forPain && draft.kind === 'medicine';
    const told = (isFor || first.forPain === true) && { forPain: isFor };
    if (draft.name.trim() !== '' && start && !busy) onSave({ ...rest, start, ...told });
  };
  return (
    <form method="post" className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={words.name}
        value={draft.name}
        maxLength={LONGEST}
        autoComplete="off"
        error={tried && draft.name.trim() === '' ? own.nameless : undefined}
        onChange={(name) => setDraft({ ...draft, name })}
      />
      <div className={styles.pair}>
        {adult && (
          <SelectField
            label={words.kind}
            options={KIND_OPTIONS}
            value={draft.kind}
            onChange={(kind) => setDraft({ ...draft, kind: kind as MedicationKind })}
          />
        )}
        <SelectField
          label={words.schedule}
          options={SCHEDULE_OPTIONS}
          value={draft.schedule}
          onChange={(schedule) => setDraft({ ...draft, schedule: schedule as Schedule })}
        />
        <DateField
          label={words.start}
          hint={words.startHint}
          value={draft.start}
          error={tried && !start ? words.startHint : undefined}
          onChange={(next) => setDraft({ ...draft, start: next })}
        />
      </div>
      {draft.kind === 'medicine' && (
        <CheckChip checked={draft.forPain} onChange={(forPain) => setDraft({ ...draft, forPain })}>
          {words.forPain}
        </CheckChip>
      )}
      <div className={styles.buttons}>
        <Button type="submit" size="small" busy={busy} busyLabel={own.saving}>
          {save}
        </Button>
        {onCancel && (
          <Button size="small" kind="quiet" onClick={onCancel}>
            {own.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
