import { MOST_TAKEN } from '#domain/cycle/day-log.ts';
import { takenOn, withTaken } from '#domain/pain-map/pain-map.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Stepper } from '#web/ui/fields/stepper.tsx';
import { sheet } from '../sheet.copy.ts';
import type { SheetPartProps } from '../sheet-props.ts';
import styles from '../sheet.module.css';

const words = sheet.relief;
type Props = Pick<SheetPartProps, 'day' | 'set' | 'lists' | 'onManage'>;

/** What the member takes for pain, and how many on this day: the same events that stand with the day's medication. */
export function PainRelief({ day: { medication = [] }, set, lists, onManage }: Props) {
  const listed = (lists?.medications ?? []).filter(
    ({ id, forPain, hidden }) => forPain === true && (!hidden || medication.some((intake) => intake.id === id)),
  );
  return (
    <fieldset className={styles.plain}>
      <legend className={styles.label}>{words.title}</legend>
      {listed.map(({ id, name, kind }) => (
        <Stepper
          key={id}
          label={name}
          note={takenOn(medication, id) === null ? words.uncounted : undefined}
          value={takenOn(medication, id) ?? 1}
          most={MOST_TAKEN}
          onChange={(amount) => {
            const next = withTaken(medication, { id, kind, amount: amount ?? 0 });
            set('medication', next.length > 0 ? next : null);
          }}
        />
      ))}
      <div>
        <Button kind="line" size="small" aria-haspopup="dialog" onClick={() => onManage('painkillers')}>
          {listed.length > 0 ? words.another : words.add}
        </Button>
      </div>
    </fieldset>
  );
}
