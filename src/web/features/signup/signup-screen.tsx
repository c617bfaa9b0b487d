import type { FormEvent } from 'react';
import { screens } from '#contract/screens.ts';
import { HEALTH_CONSENT } from '#domain/account/consent.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { gardenBed } from '#web/ui/drawings/windows/places/garden-bed.ts';
import { openGate } from '#web/ui/drawings/windows/places/open-gate.ts';
import { candles } from '#web/ui/drawings/windows/things/candles.ts';
import { hungKey } from '#web/ui/drawings/windows/things/hung-key.ts';
import { AgePage } from './age-page.tsx';
import { GoalCounter } from '#web/ui/choices/goal-row.tsx';
import { signup, tooYoung } from './signup.copy.ts';
import { GoalsStep } from './steps/goals-step.tsx';
import { IdentityStep } from './steps/identity-step.tsx';
import { PasswordStep } from './steps/password-step.tsx';
import { ProfileStep } from './steps/profile-step.tsx';
import { useSignup, type Signup } from './use-signup.ts';
import { Arches } from './wizard/arches.tsx';
import styles from './wizard/step.module.css';
import { StepHead, Wizard, WizardBar } from './wizard/wizard.tsx';

const WINDOWS = { 1: openGate, 2: hungKey, 3: candles, 4: gardenBed } as const;
const STEPS = { 1: IdentityStep, 2: PasswordStep, 3: ProfileStep, 4: GoalsStep } as const;

/** /standalone-signup (§2.6, §4.5, §5). */
export function SignupScreen() {
  const wizard = useSignup();
  const { step } = wizard;
  const Step = STEPS[step];
  if (wizard.tooYoung) return <AgePage lead={tooYoung.lead} />;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (step === 4) wizard.submit();
    else wizard.next();
  };
  return (
    <Wizard
      home={screens.auth.path}
      steps={signup.steps}
      current={step}
      position={signup.stepOf(step)}
      quote={signup.quote}
      art={<Arches />}
    >
      <form method="dialog" noValidate onSubmit={send}>
        <StepHead heading={signup.steps[step - 1] ?? ''} lead={signup.leads[step - 1]} of={WINDOWS[step]} />
        <Step wizard={wizard} />
        <Bar wizard={wizard} />
      </form>
    </Wizard>
  );
}

function Bar({ wizard: { step, form, busy, back } }: { wizard: Signup }) {
  const last = step === 4;
  return (
    <WizardBar note={last ? <Agreed count={form.sacredGoals.length} /> : undefined}>
      {step > 1 && (
        <Button kind="line" disabled={busy} onClick={back}>
          {signup.back}
        </Button>
      )}
      <Button type="submit" busy={busy} busyLabel={signup.submitting} aria-describedby={last ? 'consent' : undefined}>
        {last ? signup.submit : signup.next}
      </Button>
    </WizardBar>
  );
}

/** Right above the button: how many goals are chosen, and the consent that pressing it gives (decisions 2). */
function Agreed({ count }: { count: number }) {
  return (
    <>
      <GoalCounter count={count} />
      <p className={styles.consent} id="consent">
        {HEALTH_CONSENT}
      </p>
    </>
  );
}
