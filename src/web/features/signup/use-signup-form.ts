import { useEffect, useState } from 'react';
import { MAX_GOALS } from '#domain/goals/goals.ts';
import { useIsServersDrawing } from '#web/platform/deferred/frame.tsx';
import { useToday } from '#web/platform/today.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { keepForm, keptForm } from './held/kept-form.ts';
import { signupToasts } from './signup.copy.ts';
import { EMPTY_FORM, openGoals, type SignupForm } from './signup-form.ts';
import { useLater } from './use-later.ts';

/** §4.5: how long a phone edit keeps the field from being judged, in milliseconds. */
export const PHONE_EDIT_MS = 2000;

type Text = Exclude<keyof SignupForm, 'sacredGoals'>;

/** What the member typed, which fields the member has left, and the ways to change both. */
export function useSignupForm() {
  const [form, setForm] = useState<SignupForm>(EMPTY_FORM);
  const [left, setLeft] = useState<ReadonlySet<Text>>(new Set());
  const [phoneEditing, setPhoneEditing] = useState(false);
  const later = useLater();
  const today = useToday();
  const [isBack, setBack] = useState(false);
  // After a reload this tab still has it; what was typed since the page came counts more.
  if (!useIsServersDrawing() && !isBack) {
    setBack(true);
    setForm(filled(form, keptForm()));
  }
  useEffect(() => {
    if (form !== EMPTY_FORM) keepForm(form);
  }, [form]);
  const type = (field: Text) => (value: string) => setForm((before) => ({ ...before, [field]: value }));
  const typePhone = (value: string) => {
    type('phone')(value);
    setPhoneEditing(true);
    later(() => setPhoneEditing(false), PHONE_EDIT_MS);
  };
  const leave = (...fields: Text[]) => setLeft((before) => new Set([...before, ...fields]));
  const open = openGoals(form, today);
  const chosen = form.sacredGoals.filter((goal) => open.includes(goal));
  const toggleGoal = goalChoice(chosen, (sacredGoals) => setForm((before) => ({ ...before, sacredGoals })));
  return {
    form: { ...form, sacredGoals: chosen },
    left,
    phoneEditing,
    today,
    open,
    type,
    typePhone,
    leave,
    toggleGoal,
  };
}

function filled(typed: SignupForm, kept: Partial<SignupForm> | null): SignupForm {
  if (kept === null) return typed;
  const given = Object.entries(typed).filter(([, value]) => value.length > 0);
  return { ...typed, ...kept, ...Object.fromEntries(given) };
}

/** Takes a goal in or out; a fourth changes nothing and says so (§5). */
export function goalChoice(
  chosen: readonly string[],
  choose: (goals: readonly string[]) => void,
): (goal: string) => void {
  return (goal) => {
    if (chosen.includes(goal)) choose(chosen.filter((other) => other !== goal));
    else if (chosen.length >= MAX_GOALS) toast({ ...signupToasts.tooManyGoals, kind: 'danger' });
    else choose([...chosen, goal]);
  };
}
