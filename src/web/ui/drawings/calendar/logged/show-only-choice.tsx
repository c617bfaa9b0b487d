import { PillSelect } from '#web/ui/choices/pill-select.tsx';
import type { choicesOf, ShowOnly } from './show-only.ts';

type Props = {
  readonly choices: ReturnType<typeof choicesOf>;
  readonly value: ShowOnly;
  readonly onChange: (only: ShowOnly) => void;
};
const WORDS = { label: 'Show', all: 'Everything', symptoms: 'One symptom', own: 'One of your own' } as const;

/** Everything, or one thing at a time: the platform's own list, so that it works with every finger and key. */
export function ShowOnlyChoice({ choices, value, onChange }: Props) {
  const options = (list: (typeof choices)['fields']) =>
    list.map((choice) => (
      <option key={choice.value} value={choice.value}>
        {choice.label}
      </option>
    ));
  return (
    <PillSelect label={WORDS.label} value={value} onChange={onChange}>
      <option value="all">{WORDS.all}</option>
      {options(choices.fields)}
      <optgroup label={WORDS.symptoms}>{options(choices.symptoms)}</optgroup>
      {choices.own.length > 0 && <optgroup label={WORDS.own}>{options(choices.own)}</optgroup>}
    </PillSelect>
  );
}
