import { Gift } from 'lucide-react';
import { useState } from 'react';
import { href } from '#contract/screens.ts';
import { FLOW_MINUTES } from '#domain/daily-flow/daily-flow.ts';
import { useCheckIn } from '#web/features/check-in/public.ts';
import { dailyFlow, NUMERALS } from '#web/features/daily-flow/daily-flow.copy.ts';
import { LitArch } from '#web/features/daily-flow/lit-arch.tsx';
import { Stage } from '#web/features/daily-flow/stage.tsx';
import type { StepProps } from '#web/features/daily-flow/use-walk.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton, TextLink } from '#web/ui/actions/text-link.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import styles from '../stage.module.css';

const copy = dailyFlow.close;

/**
 * The end: one sentence, what the member set themselves, one press. A milestone the member has reached opens again from
 * here.
 */
export function CloseStep({ walk }: StepProps) {
  const { intention, done } = walk.reply;
  const reached = useCheckIn().data?.milestones.findLast(({ reachedOn }) => reachedOn !== null)?.day;
  const [state, setState] = useState<'open' | 'sending' | 'lost'>('open');
  const isOver = done.includes('close') && state === 'open';
  const complete = async () => {
    setState('sending');
    try {
      await walk.sent({ done: ['close'] });
      walk.ring();
      setState('open');
    } catch {
      setState('lost');
    }
  };
  return (
    <Stage
      walk={walk}
      form
      time={dailyFlow.about(FLOW_MINUTES.close)}
      art={
        <LitArch light={1}>
          <p aria-hidden="true">{NUMERALS.close}</p>
        </LitArch>
      }
    >
      <p className={styles.say}>{copy.say}</p>
      {intention !== null && (
        <p className={styles.intention}>
          <span>{copy.today}</span> {intention}
        </p>
      )}
      {state === 'lost' && (
        <Notice tone="danger" title={copy.lost.title}>
          {copy.lost.text}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button
          kind="hearth"
          disabled={isOver}
          busy={state === 'sending'}
          busyLabel={copy.completing}
          onClick={() => void complete()}
        >
          {copy.complete}
        </Button>
        {reached !== undefined && (
          <TextButton onClick={() => walk.setReward(reached)}>
            <Gift size={17} aria-hidden="true" /> {dailyFlow.milestone.open(reached)}
          </TextButton>
        )}
      </div>
      <div role="status">{isOver && <p className={styles.caption}>{copy.over}</p>}</div>
      {isOver && <TextLink href={href('home')}>{copy.home}</TextLink>}
    </Stage>
  );
}
