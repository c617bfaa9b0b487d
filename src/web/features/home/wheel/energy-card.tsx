import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { MoonDay } from '#domain/cycle/cycle-view.ts';
import { useEnergyLogs } from '#web/features/cycle/public.ts';
import { lightOf } from '#web/ui/drawings/moon/lit-path.ts';
import { moonWords } from '#web/ui/drawings/moon/moon.copy.ts';
import { EnergyWheel } from '#web/ui/drawings/wheel/energy/energy-wheel.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from './wheel.module.css';

type Props = { readonly moon: readonly MoonDay[]; readonly today: LocalDate };

/**
 * The wheel that follows the moon, on the night it belongs to, with the member's logged energy inside and tonight's
 * moon beneath. The ways to the moon calendar stand further down, as on every home.
 */
export function EnergyCard({ moon, today }: Props) {
  const energy = useEnergyLogs(moon[0]?.date ?? today, today);
  const tonight = moon.find(({ date }) => date === today);
  return (
    <Panel ground="night" bleed>
      <EnergyWheel moon={moon} today={today} energy={energy} />
      {tonight && <p className={styles.tonight}>{moonWords({ phase: tonight.phase, ...lightOf(tonight) })}</p>}
    </Panel>
  );
}
