import { useRef, useState, type FormEvent } from 'react';
import type { EventWire } from '#contract/event/event.schemas.ts';
import { parseLocalDate } from '#domain/calendar/local-date.ts';
import { EVENT } from '#domain/event/limits.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { weekdayName } from '#web/ui/drawings/dates/date-words.ts';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { SelectField, TextArea, TextField } from '#web/ui/fields/field.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { placeOf } from '../zones.ts';
import { hosting } from './host.copy.ts';
import { useHosting, usePlan } from './host.queries.ts';
import { bodyOf, faultsOf, firstForm, nthOf, ruleOf, type PlanField, type PlanForm } from './plan-form.ts';
import { SeriesPreview } from './series-preview.tsx';
import styles from './host.module.css';

const { fields: words } = hosting;

type Props = {
  /** The circle to change; null plans a new one. */ readonly event: EventWire | null;
  readonly onClose: () => void;
};

/** The host's form: one circle or a series, with its next dates before anything is saved. */
export function HostSheet({ event, onClose }: Props) {
  const { timeZone: zone } = useMember();
  const today = useToday();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Partial<PlanForm>>({});
  const [asked, setAsked] = useState(false);
  const known = useHosting(event?.id ?? null).data;
  const plan = usePlan(event?.id ?? null);
  const value: PlanForm = { ...firstForm(event, { zone, today }), ...(known && { place: known.place }), ...typed };
  const faults = faultsOf(value);
  const rule = ruleOf(value.repeat, value.day);
  const submit = (press: FormEvent) => {
    press.preventDefault();
    if (plan.isPending) return;
    setAsked(true);
    const [first] = Object.keys(faults);
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    const said = event ? hosting.said.changed : hosting.said.planned;
    plan.mutate(
      { body: bodyOf(value, zone), rule },
      {
        onSuccess: () => {
          onClose();
          toast(said);
        },
      },
    );
  };
  const title = event ? hosting.title.edit : hosting.title.plan;
  const set = (name: PlanField) => (text: string) => setTyped((before) => ({ ...before, [name]: text }));
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      actions={
        <Button type="submit" form="plan-a-circle" busy={plan.isPending} busyLabel={hosting.save.busy}>
          {event ? hosting.save.edit : hosting.save.plan}
        </Button>
      }
    >
      <form id="plan-a-circle" ref={form} method="post" className={styles.form} noValidate onSubmit={submit}>
        <Fields value={value} faults={asked ? faults : {}} set={set} canRepeat={event === null} zone={zone} />
        {rule && <SeriesPreview rule={rule} day={value.day} time={value.time} zone={zone} />}
        <p className={styles.note}>{event ? hosting.timeNote : hosting.threadNote}</p>
        {plan.error && <p role="alert">{sentenceOf(plan.error, hosting.failed)}</p>}
      </form>
    </Sheet>
  );
}

type FieldsProps = {
  readonly value: PlanForm;
  readonly faults: Partial<Record<PlanField, string>>;
  readonly set: (name: PlanField) => (text: string) => void;
  readonly canRepeat: boolean;
  readonly zone: string;
};

function Fields({ value, faults, set, canRepeat, zone }: FieldsProps) {
  const field = (name: PlanField) => ({ name, value: value[name], onChange: set(name), error: faults[name] });
  const isSeries = value.repeat !== 'once';
  return (
    <>
      <TextField label={words.title} maxLength={EVENT.title} autoComplete="off" {...field('title')} />
      <TextArea label={words.text} hint={words.textHint} rows={3} maxLength={EVENT.text} {...field('text')} />
      {canRepeat && <SelectField label={words.repeat} options={repeatsOn(value.day)} {...field('repeat')} />}
      <div className={styles.when}>
        <DateField label={isSeries ? words.day.from : words.day.once} {...field('day')} />
        <TextField label={words.time} type="time" hint={words.zone(placeOf(zone))} {...field('time')} />
      </div>
      <div className={styles.pair}>
        <TextField label={words.minutes} inputMode="numeric" autoComplete="off" {...field('minutes')} />
        <TextField label={words.seats} inputMode="numeric" autoComplete="off" {...field('seats')} />
      </div>
      <TextField
        label={words.place}
        hint={words.placeHint}
        type="url"
        autoComplete="off"
        maxLength={EVENT.place}
        {...field('place')}
      />
    </>
  );
}

function repeatsOn(day: string): { value: PlanForm['repeat']; label: string }[] {
  const date = parseLocalDate(day);
  const { repeats, nth } = hosting;
  return [
    { value: 'once', label: repeats.once },
    { value: 'full_moon', label: repeats.full_moon },
    { value: 'new_moon', label: repeats.new_moon },
    ...(date
      ? [
          { value: 'week' as const, label: repeats.week(weekdayName(date)) },
          { value: 'month' as const, label: repeats.month(nth[nthOf(date)], weekdayName(date)) },
        ]
      : []),
  ];
}
