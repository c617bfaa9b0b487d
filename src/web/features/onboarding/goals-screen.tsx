import { useState, type FormEvent } from 'react';
import { useNavigate } from '#web/platform/address/path.tsx';
import type { User } from '#contract/account/account.schemas.ts';
import { href } from '#contract/screens.ts';
import { daysUntilGoalUpdate, nextGoalUpdate } from '#domain/goals/goals.ts';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { GoalCounter } from '#web/ui/choices/goal-row.tsx';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { goalsCopy } from './goals/goals.copy.ts';
import { GoalsFields } from './goals/goals-fields.tsx';
import { GoalsResting } from './goals/goals-resting.tsx';
import { useGoalsForm } from './goals/use-goals-form.ts';
import { gardenBed } from '#web/ui/drawings/windows/places/garden-bed.ts';
import { QuestionField } from './question.tsx';

/**
 * /onboarding: the member's goals, sacred and the member's own, set or changed once in seven days (§4.10, decisions
 * 19).
 */
export function GoalsScreen() {
  const user = useMember();
  const today = useToday();
  const wait = daysUntilGoalUpdate({ ...user, today });
  // A form that stands open stays: what the member chose there is not taken from the member by a change elsewhere.
  const [stands, setStands] = useState(false);
  if (wait === 0 && !stands) setStands(true);
  return wait === 0 || stands ? <Choosing user={user} /> : <GoalsResting user={user} wait={wait} />;
}

function Choosing({ user }: { readonly user: User }) {
  const navigate = useNavigate();
  const form = useGoalsForm((next, changed) => {
    toast(
      changed
        ? {
            title: goalsCopy.saved,
            description: next.goalsLastUpdated
              ? goalsCopy.savedFrom(longDate(nextGoalUpdate({ ...next, goalsLastUpdated: next.goalsLastUpdated })))
              : goalsCopy.savedText,
          }
        : { title: goalsCopy.unchanged, description: goalsCopy.unchangedText },
    );
    navigate(href('home'));
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    form.send();
  };
  const words = user.sacredGoals.length + user.customGoals.length === 0 ? goalsCopy.first : goalsCopy.change;
  return (
    <QuestionField
      position={goalsCopy.kicker}
      arrives={false}
      heading={words.heading}
      lead={words.lead}
      of={gardenBed}
      action={goalsCopy.save}
      onSend={send}
      busy={form.save.isPending}
      note={<GoalCounter count={form.chosen.length} />}
      ways={
        <LinkButton kind="line" href={href('home')}>
          {goalsCopy.home}
        </LinkButton>
      }
    >
      <GoalsFields form={form} />
    </QuestionField>
  );
}
