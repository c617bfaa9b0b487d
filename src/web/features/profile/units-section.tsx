import type { ReactNode } from 'react';
import type { ClockFormat, WeekStart } from '#domain/account/units.ts';
import { Segments } from '#web/ui/choices/segments.tsx';
import { SettingsGroup } from '#web/ui/settings/settings-group.tsx';
import { profile } from './profile.copy.ts';
import { SaveProblem, savedOf } from './save-state.tsx';
import type { ProfileForm } from './use-profile-form.ts';
import styles from './profile.module.css';

const { units } = profile;
const WEEK: readonly { value: `${WeekStart}`; label: string }[] = [
  { value: '6', label: units.week[6] },
  { value: '0', label: units.week[0] },
  { value: '1', label: units.week[1] },
];
const CLOCK: readonly { value: ClockFormat; label: string }[] = [
  { value: '12', label: units.clocks[12] },
  { value: '24', label: units.clocks[24] },
];
const DEGREES = [
  { value: 'celsius', label: '°C' },
  { value: 'fahrenheit', label: '°F' },
] as const;

/** How the member reads a thermometer, and how weeks and hours are counted on every page. */
export function UnitsSection({ form }: { readonly form: ProfileForm }) {
  const { values, choose } = form;
  return (
    <SettingsGroup id="units" title={units.title} saved={savedOf(form)}>
      <SaveProblem form={form} />
      <UnitRow label={units.temperature}>
        <Segments
          label={units.temperature}
          name="unit-temperature"
          options={DEGREES}
          value={values.temperatureUnit}
          onChange={choose('temperatureUnit')}
        />
      </UnitRow>
      <UnitRow label={units.weekStart}>
        <Segments
          label={units.weekStart}
          name="unit-week"
          options={WEEK}
          value={`${values.weekStart}`}
          onChange={(day) => choose('weekStart')(Number(day) as WeekStart)}
        />
      </UnitRow>
      <UnitRow label={units.clock}>
        <Segments
          label={units.clock}
          name="unit-clock"
          options={CLOCK}
          value={values.clock}
          onChange={choose('clock')}
        />
      </UnitRow>
    </SettingsGroup>
  );
}

function UnitRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  );
}
