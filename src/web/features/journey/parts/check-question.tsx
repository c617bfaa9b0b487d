import { CheckChip, Chips } from '#web/ui/choices/chip.tsx';
import { journey } from '../journey.copy.ts';
import { toggled } from '../journey-answers.ts';
import styles from './section.module.css';

type Props = {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly string[];
  readonly chosen: readonly string[] | undefined;
  readonly onChange: (chosen: string[]) => void;
};

/** Any number of answers; none excludes another (§4.6). */
export function CheckQuestion({ legend, name, options, chosen, onChange }: Props) {
  return (
    <fieldset className={styles.checks}>
      <legend>
        {legend} <span>{journey.chooseAny}</span>
      </legend>
      <Chips>
        {options.map((option) => (
          <CheckChip
            key={option}
            name={name}
            value={option}
            checked={chosen?.includes(option) ?? false}
            onChange={() => onChange(toggled(chosen, option, options))}
          >
            {option}
          </CheckChip>
        ))}
      </Chips>
    </fieldset>
  );
}
