import {
  Bed,
  ChartColumn,
  Droplet,
  FlaskConical,
  Flame,
  Heart,
  Pill,
  Plane,
  Thermometer,
  Zap,
  type LucideIcon,
} from 'lucide-react';
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
import { deferred } from '#web/platform/deferred.tsx';
import { fieldLabel } from '#web/ui/day-fields/day-field.copy.ts';
import { Kicker } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { fieldWords } from '../rest-words.ts';
import { SymptomChips } from '../symptom-chips.tsx';
import { FoldGroup } from './fold-group.tsx';
import type { ForHer } from './for-her.ts';
import { Group } from './group.tsx';
import { MedicationPart } from './medication-part.tsx';
import { PainPart } from './pain/pain-part.tsx';
import { groupWords, sheet } from './sheet.copy.ts';
import type { SheetPartProps } from './sheet-props.ts';
import { SimplePart } from './simple-part.tsx';
import { SleepPart } from './sleep-part.tsx';
import { AllSymptoms } from './symptom-part.tsx';
import { TemperaturePart } from './temperature-part.tsx';
import { TestsPart } from './tests-part.tsx';
import styles from './sheet.module.css';

const BloodPart = deferred(async () => (await import('./blood/blood-part.tsx')).BloodPart);

type OwnPart = FieldWith<{ kind: 'own'; at: SheetGroup }>;
const OWN_PARTS: Readonly<Record<OwnPart, ComponentType<SheetPartProps>>> = {
  symptoms: AllSymptoms,
  pain: PainPart,
  sleep: SleepPart,
  temperature: TemperaturePart,
  tests: TestsPart,
  medication: MedicationPart,
  bloodLoss: BloodPart,
};
const ICONS: Readonly<Record<SheetGroup, LucideIcon>> = {
  pain: Zap,
  chart: ChartColumn,
  bleeding: Droplet,
  symptoms: Zap,
  flushes: Flame,
  sleep: Bed,
  temperature: Thermometer,
  fluid: Droplet,
  tests: FlaskConical,
  sex: Heart,
  medication: Pill,
  factors: Plane,
};
const PHASES: Readonly<Partial<Record<SheetGroup, Phase>>> = { pain: 'rest', chart: 'rest' };
/** Offered where it matters to the member, or where the day holds some of it. */
const SELDOM: readonly SheetGroup[] = ['flushes'];
/** Its code, and what it asks for, comes when it is opened. */
const LATE: readonly SheetGroup[] = ['chart'];
type Props = SheetPartProps & { readonly fields?: DayFieldTable; readonly first: ForHer };

/**
 * The sheet from top to bottom: what matters most to the member, open; the symptoms they use most; then everything
 * else, each group behind its name. A group bears the name of its first field; the others bear their own.
 */
export function SheetGroups({ fields = DAY_FIELDS, first, ...part }: Props) {
  const { day, set, viewer, lists, offered } = part;
  const shown = (group: SheetGroup) => fieldsShown(viewer, { at: group, fields });
  const holds = (group: SheetGroup) => shown(group).some((name) => Object.hasOwn(day, name));
  const groups = SHEET_GROUPS.filter(
    (group) => shown(group).length > 0 && (!SELDOM.includes(group) || first.groups.includes(group) || holds(group)),
  );
  const parts = (group: SheetGroup) => <Fields {...{ group, fields, part }} names={shown(group)} />;
  const told = { unit: lists?.temperatureUnit ?? 'celsius', viewer, fields } as const;
  const chips = offered.filter(({ key, own }) => !own && first.symptoms.some((symptom) => symptom === key));
  return (
    <>
      <Panel ground="hearth" as="section" aria-label={sheet.first[first.reason]}>
        <Kicker>{sheet.first[first.reason]}</Kicker>
        {first.groups
          .filter((group) => groups.includes(group))
          .map((group) => (
            <Group key={group} {...groupWords(group, viewer)} phase={PHASES[group]}>
              {parts(group)}
            </Group>
          ))}
        {chips.length > 0 && (
          <Group title={sheet.symptoms.first} hint={sheet.symptoms.stronger}>
            <SymptomChips day={day} set={set} offered={chips} />
          </Group>
        )}
      </Panel>
      {groups
        .filter((group) => !first.groups.includes(group))
        .map((group) => {
          if (group === 'symptoms') return <AllSymptoms key={group} {...part} />;
          const Icon = ICONS[group];
          const said = fieldWords(day, { names: shown(group), told });
          const { title, hint } = groupWords(group, viewer);
          return (
            <FoldGroup
              key={group}
              title={title}
              icon={<Icon size={20} aria-hidden="true" />}
              note={said || sheet.nothing}
              late={LATE.includes(group)}
            >
              {hint && <p className={styles.hint}>{hint}</p>}
              {parts(group)}
            </FoldGroup>
          );
        })}
    </>
  );
}

type FieldsProps = {
  readonly group: SheetGroup;
  readonly names: readonly string[];
  readonly fields: DayFieldTable;
  readonly part: SheetPartProps;
};

function Fields({ group, names, fields, part }: FieldsProps) {
  const [lead] = Object.keys(fields).filter((name) => fields[name]?.at === group);
  return names.map((name) => {
    const shape = fields[name];
    if (!shape) return null;
    const label = name === lead ? undefined : fieldLabel(name);
    if (shape.kind !== 'own') return <SimplePart key={name} {...part} {...{ name, label, shape }} />;
    const Part = OWN_PARTS[name as OwnPart];
    return <Part key={name} {...part} />;
  });
}
