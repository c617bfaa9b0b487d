import type { StageSurface } from '#domain/stage/stage.ts';
import { useCycleView } from '#web/features/cycle/public.ts';
import { GuidanceButton, offersGuidance, StageMore, wordsOfStage } from '#web/features/stage/public.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import styles from './wheel.module.css';

/** Where no phase is named: what the member's stage shows and what not, and what needs care. */
export function StageNote({ wording }: Pick<StageSurface, 'wording'>) {
  const words = wordsOfStage(wording, { teen: false });
  const reply = useCycleView().data;
  if (!words) return null;
  return (
    <div className={styles.body}>
      <p className={styles.say}>{words.title}</p>
      {!(wording === 'perimenopause' && reply?.view.state === 'resting') && <p>{words.lead}</p>}
      {words.care && <Notice tone="care">{words.care}</Notice>}
      {reply && <StageMore now={reply} view={reply.view} />}
      {offersGuidance(wording, { teen: false }) && <GuidanceButton />}
    </div>
  );
}
