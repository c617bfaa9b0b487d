import { useState } from 'react';
import { nameWithoutNumbers, withoutNumbers } from '#domain/food/without-numbers.ts';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { day } from '../day/day.copy.ts';
import { useFoodSearch } from '#web/platform/food/use-food-search.ts';
import styles from './change.module.css';

const copy = day.sheet;

/** One thing of a meal: as she typed it, what it is taken for, and how much in her own words; empty is as typed. */
export type Part = {
  readonly typed: string;
  readonly food: { readonly id: string; readonly label: string } | null;
  readonly amount: string;
  readonly isTouched: boolean;
};
type Props = { readonly part: Part; readonly numbers: boolean; readonly onChange: (part: Part) => void };

/** What one thing was taken for, with other foods of the table, and how much it was. */
export function PartFields({ part, numbers, onChange }: Props) {
  const [isLooking, setLooking] = useState(false);
  const [words, setWords] = useState('');
  const found = useFoodSearch(words, isLooking);
  const named = (label: string) => (numbers ? label : nameWithoutNumbers(label));
  const choose = (food: Part['food']) => {
    onChange({ ...part, food, isTouched: true });
    setLooking(false);
    setWords('');
  };
  const said = numbers ? part.typed : withoutNumbers(part.typed) || day.onlyNumbers;
  return (
    <div className={styles.part}>
      <p>
        <b>{said}</b>
        <span>{part.food ? named(part.food.label) : copy.none}</span>
      </p>
      <TextField
        label={`${copy.much}: ${said}`}
        hint={numbers ? copy.muchHint : copy.muchHintInWords}
        value={part.amount}
        maxLength={40}
        autoComplete="off"
        onChange={(amount) => onChange({ ...part, amount, isTouched: true })}
      />
      {isLooking ? (
        <>
          <TextField
            label={`${copy.look}: ${said}`}
            value={words}
            maxLength={60}
            autoComplete="off"
            onChange={setWords}
          />
          <ul className={styles.found}>
            {found.slice(0, 8).map((food) => (
              <li key={food.id}>
                <button type="button" onClick={() => choose(food)}>
                  {named(food.label)}
                </button>
              </li>
            ))}
            <li>
              <button type="button" onClick={() => choose(null)}>
                {copy.none}
              </button>
            </li>
          </ul>
        </>
      ) : (
        <div className={styles.other}>
          <TextButton onClick={() => setLooking(true)}>{copy.other}</TextButton>
        </div>
      )}
    </div>
  );
}
