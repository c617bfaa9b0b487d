import type { ComponentType } from 'react';
import {
  DAY_FIELDS,
  fieldsShown,
  SHEET_GROUPS,
  type DayFieldTable,
  type FieldWith,
  type SheetGroup,
} from '#domain/cycle/day-fields/day-fields.ts';
import type { Phase } from '#domain/cycle/cycle-view.ts';
import { fieldLabel } from '#web/ui/day-fields/day-field.copy.ts';
import { Group } from './group.tsx';
import { MedicationPart } from './medication-part.tsx';
import { PainPart } from './pain-part.tsx';
import { groupWords } from './sheet.copy.ts';
import type { SheetPartProps } from './sheet-props.ts';
import { SimplePart } from './simple-part.tsx';
import { SleepPart } from './sleep-part.tsx';
import { SymptomPart } from './symptom-part.tsx';
import { TemperaturePart } from './temperature-part.tsx';
import { TestsPart } from './tests-part.tsx';

const OWN_PARTS: Readonly<Record<FieldWith<{ kind: 'own'; at: SheetGroup }>, ComponentType<SheetPartProps>>> = {
  symptoms: SymptomPart,
  pain: PainPart,
  sleep: SleepPart,
  temperature: TemperaturePart,
  tests: TestsPart,
  medication: MedicationPart,
};
const PHASES: Readonly<Partial<Record<SheetGroup, Phase>>> = { pain: 'rest', symptoms: 'reflect' };
type Props = SheetPartProps & { readonly fields?: DayFieldTable };

/**
 * The groups of the sheet with the fields that are offered to the member. A group bears the name of its first field;
 * the others bear their own.
 */
export function SheetGroups({ fields = DAY_FIELDS, ...part }: Props) {
  return inOrder(part.viewer.signsFirst ?? false).map((group) => {
    const shown = fieldsShown(part.viewer, { at: group, fields });
    const [lead] = Object.keys(fields).filter((name) => fields[name]?.at === group);
    if (shown.length === 0) return null;
    return (
      <Group key={group} {...groupWords(group, part.viewer)} phase={PHASES[group]}>
        {shown.map((name) => (
          <FieldPart
            key={name}
            name={name}
            label={name === lead ? undefined : fieldLabel(name)}
            {...{ fields, part }}
          />
        ))}
      </Group>
    );
  });
}

/** Where a stage shows fertile days, the signs of them stand first: a test is read, fluid seen, temperature taken early. */
function inOrder(signsFirst: boolean): readonly SheetGroup[] {
  const first: readonly SheetGroup[] = signsFirst ? ['tests', 'fluid', 'temperature'] : [];
  return [...first, ...SHEET_GROUPS.filter((group) => !first.includes(group))];
}

type FieldPartProps = {
  readonly name: string;
  readonly label: string | undefined;
  readonly fields: DayFieldTable;
  readonly part: SheetPartProps;
};

function FieldPart({ name, label, fields, part }: FieldPartProps) {
  const shape = fields[name];
  if (!shape) return null;
  if (shape.kind !== 'own') return <SimplePart {...part} {...{ name, label, shape }} />;
  const Part = OWN_PARTS[name as keyof typeof OWN_PARTS];
  return <Part {...part} />;
}
