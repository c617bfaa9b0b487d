import type { StageSurface } from '#domain/stage/stage.ts';
import { GuidanceButton, offersGuidance, wordsOfStage } from '#web/features/stage/public.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import styles from './wheel.module.css';

/** Where no phase is named: what the member's stage shows and what not, and what needs care. */
export function StageNote({ wording }: Pick<StageSurface, 'wording'>) {
  const words = wordsOfStage(wording, { teen: false });
  if (!words) return null;
  return (
    <div className={styles.body}>
      <p className={styles.say}>{words.title}</p>
      <p>{words.lead}</p>
      {words.care && <Notice tone="care">{words.care}</Notice>}
      {offersGuidance(wording, { teen: false }) && <GuidanceButton />}
    </div>
  );
}
