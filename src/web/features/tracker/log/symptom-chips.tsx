import type { ReactNode } from 'react';
import type { DayLog, Severity } from '#domain/cycle/day-log.ts';
import { Chip, Chips } from '#web/ui/choices/chip.tsx';
import { severityOf, type Offered } from './symptom-order.ts';
import type { SetField } from './use-day-log.ts';

type Props = {
  readonly day: DayLog;
  readonly set: SetField;
  readonly offered: readonly Offered[];
  /** What stands after the last of them. */ readonly children?: ReactNode;
};
const STRONGER: Readonly<Record<0 | Severity, Severity | null>> = { 0: 1, 1: 2, 2: 3, 3: null };

/** Symptoms: each press makes one stronger, the fourth takes it away. */
export function SymptomChips({ day, set, offered, children }: Props) {
  const press = ({ key, own }: Offered) => {
    const field = own ? 'customSymptoms' : 'symptoms';
    const { [key]: severity, ...others }: Readonly<Partial<Record<string, Severity>>> = day[field] ?? {};
    const stronger = STRONGER[severity ?? 0];
    const next = stronger === null ? others : { ...others, [key]: stronger };
    set(field, Object.keys(next).length > 0 ? next : null);
  };
  return (
    <Chips>
      {offered.map((symptom) => {
        const severity = severityOf(day, symptom);
        return (
          <Chip key={symptom.key} pressed={severity !== undefined} level={severity} onPress={() => press(symptom)}>
            {symptom.word}
          </Chip>
        );
      })}
      {children}
    </Chips>
  );
}
