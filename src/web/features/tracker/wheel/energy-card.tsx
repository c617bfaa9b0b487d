import type { CycleViewReply } from '#contract/cycle/cycle.schemas.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { useEnergyLogs } from '#web/features/cycle/public.ts';
import { GuidanceButton, offersGuidance, StageMore, wordsOfStage } from '#web/features/stage/public.ts';
import { tracker } from '#web/features/tracker/tracker.copy.ts';
import { useMember } from '#web/platform/session.ts';
import { moonWords } from '#web/ui/drawings/moon/moon.copy.ts';
import { EnergyWheel } from '#web/ui/drawings/wheel/energy/energy-wheel.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import styles from './wheel.module.css';

/** The wheel of those who do not bleed: the moon and the energy the member logged, in the sky's own panel. */
export function EnergyCard({ reply, surface }: { readonly reply: CycleViewReply; readonly surface: StageSurface }) {
  const { view, moon } = reply;
  const teen = useMember().ageGroup === 'teen';
  const words = wordsOfStage(surface.wording, { teen });
  const energy = useEnergyLogs(moon[0]?.date ?? view.today, view.today);
  const tonight = moon.find(({ date }) => date === view.today);
  return (
    <Panel as="section" ground="night" bleed aria-label={tracker.energy.wheel}>
      <div className={styles.wheel}>
        <EnergyWheel moon={moon} today={view.today} energy={energy} />
      </div>
      <div className={styles.words}>
        {tonight && <p className={styles.say}>{moonWords(tonight)}</p>}
        <p>{words?.lead}</p>
        <p className={styles.embers}>
          <i />
          <i />
          <i />
          {tracker.energy.embers}
        </p>
        {words?.care && <Notice tone="care">{words.care}</Notice>}
        {!teen && <StageMore now={reply} view={view} />}
        {offersGuidance(surface.wording, { teen }) && (
          <div>
            <GuidanceButton />
          </div>
        )}
      </div>
    </Panel>
  );
}
