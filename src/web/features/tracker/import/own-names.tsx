import type { LogListsReply } from '#contract/log/log.schemas.ts';
import type { OwnSymptom } from '#domain/import/own-symptoms.ts';
import { offeredSymptomNamed } from '#domain/log/log-lists.ts';
import { SelectField } from '#web/ui/fields/field.tsx';
import { importing } from './import.copy.ts';
import styles from './import.module.css';

const words = importing.own;
const SHOWN = 6;
const LONGEST = 60;
const MAKE = 'make';

export type NameChoices = ReadonlyMap<string, OwnSymptom>;
type Named = { readonly name: string; readonly count: number };
type Props = {
  readonly names: readonly Named[];
  readonly own: LogListsReply['symptoms'];
  readonly choices: NameChoices;
  readonly onChange: (choices: NameChoices) => void;
};

/**
 * What another tracker named and we do not know: kept as it is, or counted as a symptom of the member's own; one choice
 * a name.
 */
export function OwnNames({ names, own, choices, onChange }: Props) {
  if (names.length === 0) return null;
  const choose = (name: string, value: string) => {
    const next = new Map(choices);
    next.delete(name);
    const known = own.find(({ id }) => id === value);
    if (known) next.set(name, { id: known.id, name: known.name, isNew: false });
    else if (value === MAKE) next.set(name, madeOf(name, own));
    onChange(next);
  };
  const fields = names.map(({ name, count }) => {
    const chosen = choices.get(name);
    // A name of the closed list is never made a second time.
    const makes =
      offeredSymptomNamed(symptomNameOf(name), { adult: true }) === null
        ? [{ value: MAKE, label: words.make(symptomNameOf(name)) }]
        : [];
    const options = [
      { value: 'keep', label: words.keep },
      ...makes,
      ...own.filter(({ hidden }) => !hidden).map((symptom) => ({ value: symptom.id, label: words.as(symptom.name) })),
    ];
    const value =
      chosen === undefined ? 'keep' : options.some((option) => option.value === chosen.id) ? chosen.id : MAKE;
    return (
      <SelectField
        key={name}
        label={words.label(name, count)}
        options={options}
        value={value}
        onChange={(next) => choose(name, next)}
      />
    );
  });
  return (
    <section aria-labelledby="own-names" className={styles.own}>
      <h3 id="own-names" className={styles.heading}>
        {words.title}
      </h3>
      <p className={styles.muted}>{words.lead}</p>
      {fields.slice(0, SHOWN)}
      {fields.length > SHOWN && (
        <details className={styles.rest}>
          <summary>{importing.preview.more(fields.length - SHOWN)}</summary>
          <div className={styles.own}>{fields.slice(SHOWN)}</div>
        </details>
      )}
    </section>
  );
}

/** "leisure: big_party" is called "Big party". */
function symptomNameOf(name: string): string {
  const bare = name
    .replace(/^[^:]+: +(?=\S)/, '')
    .replaceAll('_', ' ')
    .trim()
    .slice(0, LONGEST)
    .toWellFormed();
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

/** A symptom to be made, or the one of that name that the member has: a second import finds what the first one made. */
function madeOf(name: string, own: LogListsReply['symptoms']): OwnSymptom {
  const wanted = symptomNameOf(name);
  const same = own.find((symptom) => symptom.name.toLowerCase() === wanted.toLowerCase());
  return same ? { id: same.id, name: same.name, isNew: false } : { id: crypto.randomUUID(), name: wanted, isNew: true };
}
