import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { MoonDay } from '#domain/cycle/cycle-view.ts';
import type { Clocks } from '#web/ui/drawings/moon/instant-words.ts';
import { useEnergyLogs } from '#web/features/cycle/public.ts';
import { lightOf } from '#web/ui/drawings/moon/lit-path.ts';
import { moonWords } from '#web/ui/drawings/moon/moon.copy.ts';
import { EnergyWheel } from '#web/ui/drawings/wheel/energy/energy-wheel.tsx';
import { Kicker } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { home } from '../home.copy.ts';
import { MoonLinks } from '../night/moon-links.tsx';
import { NextLight } from '../night/next-light.tsx';
import { nextPrincipal } from '../night/sky-words.ts';
import styles from './wheel.module.css';

type Props = { readonly moon: readonly MoonDay[]; readonly today: LocalDate; readonly clocks: Clocks };

/**
 * The wheel that follows the moon, on the night it belongs to, with the member's logged energy inside and tonight's
 * moon beneath.
 */
export function EnergyCard({ moon, today, clocks }: Props) {
  const energy = useEnergyLogs(moon[0]?.date ?? today, today);
  const tonight = moon.find(({ date }) => date === today);
  const next = nextPrincipal(moon, today);
  return (
    <Panel ground="night" bleed>
      <EnergyWheel moon={moon} today={today} energy={energy} />
      <div className={styles.sky}>
        <Kicker>{home.night.kicker}</Kicker>
        {tonight && <p className={styles.tonight}>{moonWords({ phase: tonight.phase, ...lightOf(tonight) })}</p>}
        {next && next.date !== today && <NextLight next={next} clocks={clocks} />}
        <MoonLinks guidance />
      </div>
    </Panel>
  );
}
