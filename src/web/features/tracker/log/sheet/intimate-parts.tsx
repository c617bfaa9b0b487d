import { DESIRES, FACTORS, FLUIDS, SEX, type Sex } from '#domain/cycle/day-log.ts';
import { AnyOf, Group, OneOf } from './group.tsx';
import { DESIRE_WORDS, FACTOR_WORDS, FLUID_WORDS, SEX_WORDS, sheet } from './sheet.copy.ts';
import type { PartProps } from './sheet-props.ts';

/** Cervical fluid, one word a day. */
export function FluidPart({ day, set }: PartProps) {
  return (
    <Group title={sheet.fluid.title}>
      <OneOf values={FLUIDS} words={FLUID_WORDS} value={day.fluid} onPick={(fluid) => set('fluid', fluid)} />
    </Group>
  );
}

/** Sex and desire. "None" stands alone: it takes the others back, and they take it. */
export function SexPart({ day: { sex = [], desire }, set }: PartProps) {
  const put = (next: readonly Sex[] | null) => {
    const isNew = next?.includes('none') && !sex.includes('none');
    const kept = isNew ? (['none'] as const) : next?.filter((one) => one !== 'none' || next.length === 1);
    set('sex', kept && kept.length > 0 ? kept : null);
  };
  return (
    <Group title={sheet.sex.title}>
      <AnyOf values={SEX} words={SEX_WORDS} chosen={sex} onChange={put} />
      <OneOf
        label={sheet.sex.desire}
        values={DESIRES}
        words={DESIRE_WORDS}
        value={desire}
        onPick={(next) => set('desire', next)}
      />
    </Group>
  );
}

/** What may disturb a temperature or move a cycle. */
export function FactorsPart({ day: { factors = [] }, set }: PartProps) {
  return (
    <Group title={sheet.factors.title} hint={sheet.factors.hint}>
      <AnyOf values={FACTORS} words={FACTOR_WORDS} chosen={factors} onChange={(next) => set('factors', next)} />
    </Group>
  );
}
