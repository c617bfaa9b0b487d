import type { FormEvent, ReactNode } from 'react';
import { href } from '#contract/screens.ts';
import type { EnhancedStep } from '#domain/account/enhanced-onboarding.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton, TextLink } from '#web/ui/actions/text-link.tsx';
import { gardenBed } from '#web/ui/drawings/windows/places/garden-bed.ts';
import { lighthouse } from '#web/ui/drawings/windows/places/lighthouse.ts';
import { tidePath } from '#web/ui/drawings/windows/places/tide-path.ts';
import { seed } from '#web/ui/drawings/windows/phases/seed.ts';
import { candles } from '#web/ui/drawings/windows/things/candles.ts';
import type { Drawing } from '#web/ui/drawings/windows/drawing.ts';
import { QuestionField } from '../question.tsx';
import { enhanced } from './enhanced.copy.ts';
import styles from './enhanced.module.css';

const WINDOWS = {
  goals: gardenBed,
  stage: seed,
  periods: tidePath,
  reminders: lighthouse,
  theme: candles,
} satisfies Record<EnhancedStep, Drawing>;

/** Where a step stands on the member's path, and the ways from it. */
export type StepPosition = {
  readonly step: EnhancedStep;
  readonly path: readonly EnhancedStep[];
  readonly arrives: boolean;
  /** Null on the first step. */
  readonly back: (() => void) | null;
  /** Notes the step as settled and goes on. */
  readonly settle: () => void;
  readonly settling: boolean;
};
type Props = {
  readonly place: StepPosition;
  readonly busy: boolean;
  readonly onSend: () => void;
  readonly children: ReactNode;
};

/** One step of the path: its question, and the ways back, on, past it and out. */
export function StepFrame({ place, busy, onSend, children }: Props) {
  const { step, path, arrives, back, settle, settling } = place;
  const at = path.indexOf(step) + 1;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !settling) onSend();
  };
  const note = (
    <span className={styles.out}>
      <TextButton muted onClick={() => !busy && !settling && settle()}>
        {enhanced.skip}
      </TextButton>
      <TextLink muted href={href('home')}>
        {enhanced.leave}
      </TextLink>
    </span>
  );
  return (
    <QuestionField
      position={enhanced.position(at, path.length)}
      arrives={arrives}
      {...enhanced.heads[step]}
      of={WINDOWS[step]}
      onSend={send}
      busy={busy || settling}
      note={note}
      ways={
        back && (
          <Button kind="line" onClick={back}>
            {enhanced.back}
          </Button>
        )
      }
    >
      {children}
    </QuestionField>
  );
}
