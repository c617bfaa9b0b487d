import { OWN_LISTS } from '#contract/limits.ts';
import type { LogListsReply } from '#contract/log/log.schemas.ts';
import type { OwnName } from '#domain/import/own-names.ts';
import { offeredSymptomNamed } from '#domain/log/log-lists.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SelectField } from '#web/ui/fields/field.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { importing } from '../import.copy.ts';
import styles from '../import.module.css';

const words = importing.own;
const SHOWN = 6;
const LONGEST = 60;
const MAKE = 'make';
const MEDICATION = /^medication: /i;

export type NameChoices = ReadonlyMap<string, OwnName>;
type Named = { readonly name: string; readonly count: number };
type Lists = Pick<LogListsReply, 'symptoms' | 'medications'>;
type Props = {
  readonly names: readonly Named[];
  readonly lists: Lists;
  readonly choices: NameChoices;
  readonly onChange: (choices: NameChoices) => void;
};

/**
 * What another tracker named and we do not know: kept as it is, or counted as a symptom or a medication of the member's
 * own; one offer a name, and one for all of them.
 */
export function OwnNames({ names, lists, choices, onChange }: Props) {
  if (names.length === 0) return null;
  const fields = names.map((entry) => <Offer key={entry.name} entry={entry} {...{ lists, choices, onChange }} />);
  const room = addable(names, { lists, choices });
  return (
    <section aria-labelledby="own-names" className={styles.own}>
      <h3 id="own-names" className={styles.heading}>
        {words.title}
      </h3>
      <p className={styles.muted}>{words.lead}</p>
      {names.length > 1 && room.length > 0 && (
        <div>
          <Button
            kind="line"
            size="small"
            onClick={() => onChange(new Map([...choices, ...room.map((name) => [name, madeOf(name, lists)] as const)]))}
          >
            {words.all(room.length)}
          </Button>
        </div>
      )}
      {fields.slice(0, SHOWN)}
      {fields.length > SHOWN && (
        <Fold bare summary={importing.preview.more(fields.length - SHOWN)}>
          <div className={styles.own}>{fields.slice(SHOWN)}</div>
        </Fold>
      )}
    </section>
  );
}

function Offer({ entry: { name, count }, lists, choices, onChange }: Omit<Props, 'names'> & { readonly entry: Named }) {
  const chosen = choices.get(name);
  const own = isMedication(name) ? lists.medications : lists.symptoms;
  const choose = (value: string) => {
    const next = new Map(choices);
    next.delete(name);
    const known = own.find(({ id }) => id === value);
    if (known) next.set(name, ownOf(known));
    else if (value === MAKE) next.set(name, madeOf(name, lists));
    onChange(next);
  };
  const options = [
    { value: 'keep', label: words.keep },
    ...(canMake(name) ? [{ value: MAKE, label: (isMedication(name) ? words.take : words.make)(ownNameOf(name)) }] : []),
    ...own.filter(({ hidden }) => !hidden).map((known) => ({ value: known.id, label: words.as(known.name) })),
  ];
  const value = chosen === undefined ? 'keep' : options.some((option) => option.value === chosen.id) ? chosen.id : MAKE;
  return <SelectField label={words.label(name, count)} options={options} value={value} onChange={choose} />;
}

function isMedication(name: string): boolean {
  return MEDICATION.test(name);
}

/** A name of the closed list of symptoms is never made a second time. */
function canMake(name: string): boolean {
  return isMedication(name) || offeredSymptomNamed(ownNameOf(name), { adult: true }) === null;
}

/** The names that are not chosen yet and for which the member's lists have room, in their order. */
function addable(
  names: readonly Named[],
  { lists, choices }: { lists: Lists; choices: NameChoices },
): readonly string[] {
  const made = (medication: boolean) =>
    [...choices.values()].filter((own) => own.isNew && (own.medication !== undefined) === medication).length;
  const room = {
    symptoms: OWN_LISTS.customSymptoms - lists.symptoms.length - made(false),
    medications: OWN_LISTS.medications - lists.medications.length - made(true),
  };
  return names
    .map(({ name }) => name)
    .filter((name) => {
      if (choices.has(name) || !canMake(name)) return false;
      const list = isMedication(name) ? 'medications' : 'symptoms';
      room[list] -= 1;
      return room[list] >= 0;
    });
}

/** "leisure: big_party" is called "Big party". */
function ownNameOf(name: string): string {
  const bare = name
    .replace(/^[^:]+: +(?=\S)/, '')
    .replaceAll('_', ' ')
    .trim()
    .slice(0, LONGEST)
    .toWellFormed();
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

type Known = LogListsReply['symptoms'][number] | LogListsReply['medications'][number];

function ownOf(entry: Known): OwnName {
  const { id, name } = entry;
  return { id, name, isNew: false, ...('kind' in entry && { medication: entry.kind }) };
}

/** An entry to be made, or the one of that name that the member has: a second import finds what the first one made. */
function madeOf(name: string, { symptoms, medications }: Lists): OwnName {
  const wanted = ownNameOf(name);
  const own: readonly Known[] = isMedication(name) ? medications : symptoms;
  const same = own.find((entry) => entry.name.toLowerCase() === wanted.toLowerCase());
  if (same) return ownOf(same);
  return {
    id: crypto.randomUUID(),
    name: wanted,
    isNew: true,
    ...(isMedication(name) && { medication: 'medicine' as const }),
  };
}
