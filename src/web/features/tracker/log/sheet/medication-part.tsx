import { X } from 'lucide-react';
import type { LogListsReply } from '#contract/log/log.schemas.ts';
import type { Intake, IntakeEvent, MedicationKind } from '#domain/cycle/day-log.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Chip, Chips } from '#web/ui/choices/chip.tsx';
import { EVENT_WORDS, intakeWords, sheet } from './sheet.copy.ts';
import type { SheetPartProps } from './sheet-props.ts';
import styles from './sheet.module.css';

const words = sheet.medication;
type Listed = LogListsReply['medications'][number];

const DOSES = ['taken', 'late', 'missed'] as const;
const EVENTS: Readonly<Record<MedicationKind, readonly IntakeEvent[]>> = {
  pill: ['taken', 'late', 'missed', 'doubled'],
  medicine: DOSES,
  injection: DOSES,
  emergency_pill: ['taken'],
  patch: ['placed', 'removed', 'late', 'missed'],
  ring: ['placed', 'removed', 'late', 'missed'],
  implant: ['placed', 'removed'],
  iud: ['placed', 'removed', 'checked'],
};
/** Of these only one can be true of a day. */
const EITHER: readonly IntakeEvent[] = ['taken', 'late', 'missed', 'doubled'];

/** What the member takes, with what happened on this day, and how many intakes are logged. Nothing is advised. */
export function MedicationPart({ day: { medication = [] }, set, lists, onManage }: SheetPartProps) {
  const medications = lists?.medications ?? [];
  const put = (next: readonly Intake[]) => set('medication', next.length > 0 ? next : null);
  const listed = medications.filter(({ id, hidden }) => !hidden || medication.some((intake) => intake.id === id));
  const others = medication.filter(({ id }) => !medications.some((known) => known.id === id));
  const slipped = medication.some(({ event }) => event === 'late' || event === 'missed');
  return (
    <>
      {listed.map((known) => (
        <OneMedication key={known.id} known={known} intakes={medication} onPut={put} />
      ))}
      {others.length > 0 && (
        <ul className={styles.rows} aria-label={words.other}>
          {others.map((intake, index) => (
            <li key={index} className={styles.row}>
              <span className={styles.what}>{intakeWords(intake)}</span>
              <IconButton
                label={words.remove(intakeWords(intake).toLowerCase())}
                onClick={() => put(medication.filter((other) => other !== intake))}
              >
                <X size={18} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {slipped && (
        <p role="status" className={styles.hint}>
          {words.missed}
        </p>
      )}
      <div>
        <Button kind="line" size="small" aria-haspopup="dialog" onClick={() => onManage('medications')}>
          {medications.length > 0 ? words.manage : words.add}
        </Button>
      </div>
    </>
  );
}

type OneProps = {
  readonly known: Listed;
  readonly intakes: readonly Intake[];
  readonly onPut: (next: readonly Intake[]) => void;
};

function OneMedication({ known: { id, name, kind, lastDays, thisCycle }, intakes, onPut }: OneProps) {
  const here = intakes.filter((intake) => intake.id === id);
  const has = (event: IntakeEvent) => here.some((intake) => intake.event === event);
  const toggle = (event: IntakeEvent) => {
    const against = EITHER.includes(event) ? EITHER : [event];
    const kept = intakes.filter((intake) => intake.id !== id || !against.includes(intake.event));
    onPut(has(event) ? kept : [...kept, { kind, event, id }]);
  };
  const counted = [
    lastDays && words.lastDays(lastDays.taken, lastDays.expected),
    thisCycle && words.thisCycle(thisCycle.taken, thisCycle.expected),
  ].filter(Boolean);
  return (
    <div>
      <p className={styles.label} aria-hidden="true">
        {name}
      </p>
      <Chips label={name}>
        {EVENTS[kind].map((event) => (
          <Chip key={event} pressed={has(event)} onPress={() => toggle(event)}>
            {EVENT_WORDS[event]}
          </Chip>
        ))}
      </Chips>
      {counted.length > 0 && <p className={styles.hint}>{counted.join(', ')}.</p>}
    </div>
  );
}
