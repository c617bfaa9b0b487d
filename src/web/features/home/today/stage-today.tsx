import { href } from '#contract/screens.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { GuidanceButton, offersGuidance, wordsOfStage } from '#web/features/stage/public.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { TodayFrame } from './today-frame.tsx';
import { todayCopy } from './today.copy.ts';
import styles from './today.module.css';

type Props = Pick<StageSurface, 'wording'> & { readonly teen: boolean };

/**
 * Beside the wheel of a stage that names no phases: what is shown and what not, and the way to log today (decisions 8).
 */
export function StageToday({ wording, teen }: Props) {
  const words = wordsOfStage(wording, { teen });
  if (!words) return null;
  const { stage } = todayCopy;
  return (
    <TodayFrame kicker={stage.kicker} title={words.title}>
      <p>{words.lead}</p>
      {words.care && <Notice tone="care">{words.care}</Notice>}
      <div className={styles.actions}>
        <LinkButton href={href('tracker')}>{stage.action}</LinkButton>
        {offersGuidance(wording, { teen }) && <GuidanceButton />}
      </div>
    </TodayFrame>
  );
}
