import type { FormEvent, ReactNode } from 'react';
import { PRODUCT } from '#domain/account/product.ts';
import { screens } from '#contract/screens.ts';
import { StepHead, WizardBar } from '#web/features/signup/public.ts';
import type { CallInput } from '#web/platform/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Wordmark } from '#web/ui/drawings/marks/wordmark.tsx';
import type { Drawing } from '#web/ui/drawings/windows/drawing.ts';
import { onboarding } from './onboarding.copy.ts';
import styles from './question.module.css';

/** What an answer changes about the member. */
export type Patch = CallInput<'patchUser'>['body'];

type Props = {
  readonly position: string;
  /** Whether another question stood here before it. */
  readonly arrives: boolean;
  readonly heading: string;
  readonly lead: ReactNode;
  /** The window beside the heading. */
  readonly of?: Drawing;
  readonly busy: boolean;
  readonly onSend: (event: FormEvent) => void;
  /** What the button that sends is called. */
  readonly action?: string;
  readonly note?: ReactNode;
  /** Other ways on or back, before the button. */
  readonly ways?: ReactNode;
  readonly children: ReactNode;
};

/** One question on a page of its own. */
export function QuestionField({
  position,
  arrives,
  heading,
  lead,
  of: drawing,
  busy,
  onSend,
  action = onboarding.next,
  note,
  ways,
  children,
}: Props) {
  return (
    <QuestionPage>
      <form method="dialog" noValidate onSubmit={onSend} className={styles.form}>
        <StepHead kicker={position} heading={heading} lead={lead} arrives={arrives} {...(drawing && { of: drawing })} />
        <div className={styles.body}>{children}</div>
        <WizardBar note={note}>
          {ways}
          <Button type="submit" busy={busy} busyLabel={onboarding.saving}>
            {action}
          </Button>
        </WizardBar>
      </form>
    </QuestionPage>
  );
}

/** The page a question stands on: nothing but the way home beside it. */
export function QuestionPage({ children }: { readonly children: ReactNode }) {
  return (
    <main id="main" className={styles.page}>
      <a className={styles.home} href={screens.home.path} aria-label={PRODUCT}>
        <Wordmark size={32} />
      </a>
      {children}
    </main>
  );
}
