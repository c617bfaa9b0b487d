import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearch } from '#web/platform/address/path.tsx';
import { href } from '#contract/screens.ts';
import { passwordProblems } from '#domain/account/password.ts';
import { ApiError, NetworkError } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { zoneOfBrowser } from '#web/platform/today.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { forgetForm, keptForm } from './held/kept-form.ts';
import { useStep } from '#web/platform/address/use-step.ts';
import { useMistake } from '#web/ui/fields/use-mistake.ts';
import { signupToasts } from './signup.copy.ts';
import { isStepComplete, registration, type SignupForm, type SignupStep } from './signup-form.ts';
import { useLater } from './use-later.ts';
import { useSignupForm } from './use-signup-form.ts';

/** §4.5, §9: milliseconds between the account and the verification page. */
export const TO_VERIFICATION_MS = 2000;

/** The wizard: its form, its step, and what Continue, Back and Complete Registration do (§4.5). */
export function useSignup() {
  const held = useSignupForm();
  const { form, today, leave } = held;
  const ref = new URLSearchParams(useSearch()).get('ref');
  const account = useRegistration();
  const steps = useStep<SignupStep>(1, (asked) => openStep(asked, form));
  const { step } = steps;
  const passwordProblem = step === 2 && isStepComplete(2, form, today) ? passwordProblems(form.password) : [];
  const isMended = isStepComplete(step, form, today) && passwordProblem.length === 0;
  const tell = useMistake({ isMended, step });
  const [asked, setAsked] = useState<ReadonlySet<SignupStep>>(new Set());

  const next = () => {
    leave(...FIELDS[step]);
    setAsked(new Set([...asked, step]));
    if (!isStepComplete(step, form, today)) tell(signupToasts.incomplete);
    else if (passwordProblem.length > 0)
      tell({ title: signupToasts.invalidPassword, description: passwordProblem.join(', ') });
    else steps.goOn(Math.min(4, step + 1) as SignupStep);
  };
  const submit = () => {
    if (account.busy) return;
    setAsked(new Set([...asked, step]));
    if (form.sacredGoals.length === 0) tell(signupToasts.noGoal);
    else account.create(registration(form, { today, timeZone: zoneOfBrowser(), ref }));
  };
  return {
    ...held,
    ...account,
    step,
    /** Whether Continue was pressed on this step: from then on it says what is missing. */
    asked: asked.has(step),
    ref,
    next,
    submit,
    /** The page was loaded anew behind the password. */
    lostPassword: step === 2 && form.password === '' && form.birthday !== '',
    back: () => {
      account.forget();
      steps.goBack(Math.max(1, step - 1) as SignupStep);
    },
    toPassword: () => {
      account.forget();
      steps.goOn(2);
    },
  };
}

/** A reload forgets the password: whoever comes back behind it is asked again first; without anything, for all. */
function openStep(asked: SignupStep, { email, password }: SignupForm): SignupStep {
  if (email === '' && !keptForm()?.email) return 1;
  return asked > 2 && password === '' ? 2 : asked;
}

export type Signup = ReturnType<typeof useSignup>;

const FIELDS = { 1: ['firstName', 'lastName', 'email'], 2: ['password'], 3: ['birthday', 'phone'], 4: [] } as const;

function useRegistration() {
  const later = useLater();
  const navigate = useNavigate();
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: (body: ReturnType<typeof registration>) => call('register', { body }),
    onSuccess: (reply, { email }) => {
      forgetForm();
      toast({ title: signupToasts.created, description: reply.message || signupToasts.createdText });
      later(() => navigate(href('verifyEmail', { search: { email } })), TO_VERIFICATION_MS);
    },
    onError: (failure) => {
      if (codeOf(failure) === 'age_not_supported') forgetForm();
      else toast({ title: signupToasts.failed, description: registrationSentence(failure), kind: 'danger' });
    },
  });
  const code = codeOf(error);
  const refused = error && code === 'password_refused' ? registrationSentence(error) : null;
  return {
    create: mutate,
    forget: reset,
    busy: isPending || isSuccess,
    tooYoung: code === 'age_not_supported',
    refused,
  };
}

function codeOf(error: unknown): ApiError['code'] {
  return error instanceof ApiError ? error.code : null;
}

/**
 * §8: what the server says of a field, else its message or 'Registration failed'; without an answer the network's sentence, else the general one.
 */
export function registrationSentence(error: unknown): string {
  if (error instanceof ApiError) {
    const [field] = Object.values(error.body?.fields ?? {});
    return field ?? (error.body?.message || signupToasts.registrationFailed);
  }
  return error instanceof NetworkError ? error.message : signupToasts.somethingWrong;
}
