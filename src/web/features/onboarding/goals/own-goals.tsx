import { PenLine, X } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { CUSTOM_GOAL_MAX } from '#domain/goals/goals.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { goalsCopy } from './goals.copy.ts';
import styles from './own-goals.module.css';
import type { OwnGoalsState as State } from './use-own-goals.ts';

const { own: words } = goalsCopy;

/** What none of the offered goals says: up to five of the member's, word for word. */
export function OwnGoals({ own }: { readonly own: State }) {
  const box = useRef<HTMLFieldSetElement>(null);
  const field = () => box.current?.querySelector('input')?.focus();
  const add = () => {
    own.add();
    field();
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || own.text.trim() === '') return;
    event.preventDefault();
    add();
  };
  const remove = (goal: string) => {
    own.remove(goal);
    field();
  };
  return (
    <fieldset ref={box} className={styles.own}>
      <legend>{words.legend}</legend>
      <p className={styles.note}>{words.hint}</p>
      {own.goals.length > 0 && (
        <ul className={styles.list}>
          {own.goals.map((goal) => (
            <li key={goal}>
              <PenLine size={18} aria-hidden="true" />
              <span>{goal}</span>
              <IconButton label={words.remove(goal)} onClick={() => remove(goal)}>
                <X size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.add}>
        <TextField
          label={words.label}
          name="own-goal"
          maxLength={CUSTOM_GOAL_MAX}
          autoComplete="off"
          value={own.text}
          onChange={own.type}
          onKeyDown={enter}
          error={own.problem && words.problems[own.problem]}
          hint={words.count(own.goals.length)}
        />
        <Button kind="line" onClick={add}>
          {words.add}
        </Button>
      </div>
      <p className="vh" role="status">
        {own.said}
      </p>
    </fieldset>
  );
}
