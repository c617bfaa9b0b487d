import { href } from '#contract/screens.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { TodayFrame } from './today-frame.tsx';
import { todayCopy } from './today.copy.ts';
import styles from './today.module.css';

/** Beside the wheel of the moon: log today's energy. Nothing is counted and no period is spoken of as coming (decisions 8). */
export function EnergyToday({ teen }: { readonly teen: boolean }) {
  const { energy } = todayCopy;
  return (
    <TodayFrame kicker={energy.kicker} title={energy.title}>
      <p>{energy.text}</p>
      <div className={styles.actions}>
        <LinkButton href={href('tracker')}>{energy.action}</LinkButton>
      </div>
      <p className={styles.caption}>{energy.embers}</p>
      <p className={styles.caption}>{teen ? energy.teenCare : energy.care}</p>
    </TodayFrame>
  );
}
