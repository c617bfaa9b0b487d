import { useEffect, useEffectEvent } from 'react';
import { href } from '#contract/screens.ts';
import { StepHead } from '#web/features/signup/public.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { QuestionPage } from '../question.tsx';
import { enhanced } from './enhanced.copy.ts';
import styles from './enhanced.module.css';

const { end } = enhanced;

/** Nothing is left to ask. `onSeen` is told once, so that home does not offer the path again. */
export function EnhancedEnd({ arrives, onSeen }: { readonly arrives: boolean; readonly onSeen: () => void }) {
  const seen = useEffectEvent(onSeen);
  useEffect(() => seen(), []);
  return (
    <QuestionPage>
      <StepHead kicker={end.kicker} heading={end.heading} lead={end.lead} arrives={arrives} />
      <div className={styles.end}>
        <LinkButton href={href('home')}>{end.home}</LinkButton>
        <TextLink href={href('profileSettings')}>{end.settings}</TextLink>
      </div>
    </QuestionPage>
  );
}
