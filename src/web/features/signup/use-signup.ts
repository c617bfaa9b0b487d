import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearch } from '#web/platform/address/path.tsx';
import { href } from '#contract/screens.ts';
import { passwordProblems } from '#domain/account/password.ts';
import { ApiError, NetworkError } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { zoneOfBrowser } from '#web/platform/today.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { signupToasts } from './signup.copy.ts';
import { isStepComplete, registration, type SignupStep } from './signup-form.ts';
import { useLater } from './use-later.ts';
import { useSignupForm } from './use-signup-form.ts';

/** §4.5, §9: milliseconds between the account and the verification page. */
export const TO_VERIFICATION_MS = 2000;

/** The wizard: its form, its step, and what Continue, Back and Complete Registration do (§4.5). */
export function useSignup() {
  const held = useSignupForm();
  const [step, setStep] = useState<SignupStep>(1);
  const ref = new URLSearchParams(useSearch()).get('ref');
  const account = useRegistration();
  const { form, today, leave } = held;

  const next = () => {
    leave(...FIELDS[step]);
    const problems = step === 2 && isStepComplete(2, form, today) ? passwordProblems(form.password) : [];
    if (!isStepComplete(step, form, today)) toast({ ...signupToasts.incomplete, kind: 'danger' });
    else if (problems.length > 0)
      toast({ title: signupToasts.invalidPassword, description: problems.join(', '), kind: 'danger' });
    else setStep(Math.min(4, step + 1) as SignupStep);
  };
  const submit = () => {
    if (account.busy) return;
    if (form.sacredGoals.length === 0) toast({ ...signupToasts.noGoal, kind: 'danger' });
    else account.create(registration(form, { today, timeZone: zoneOfBrowser(), ref }));
  };
  const to = (there: SignupStep) => {
    account.forget();
    setStep(there);
  };
  return {
    ...held,
    ...account,
    step,
    ref,
    next,
    submit,
    back: () => to(Math.max(1, step - 1) as SignupStep),
    toPassword: () => to(2),
  };
}

export type Signup = ReturnType<typeof useSignup>;

const FIELDS = { 1: ['firstName', 'lastName', 'email'], 2: ['password'], 3: ['birthday', 'phone'], 4: [] } as const;

function useRegistration() {
  const later = useLater();
  const navigate = useNavigate();
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: (body: ReturnType<typeof registration>) => call('register', { body }),
    onSuccess: (reply, { email }) => {
      toast({ title: signupToasts.created, description: reply.message || signupToasts.createdText });
      later(() => navigate(href('verifyEmail', { search: { email } })), TO_VERIFICATION_MS);
    },
    onError: (failure) => {
      if (codeOf(failure) !== 'age_not_supported')
        toast({ title: signupToasts.failed, description: registrationSentence(failure), kind: 'danger' });
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
