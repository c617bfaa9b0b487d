import { GoalPicker } from '#web/features/signup/public.ts';
import { ApiError, sentenceOf } from '#web/platform/api-error.ts';
import { SaveNotice } from '#web/platform/outbox/save-notice.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { goalsCopy } from './goals.copy.ts';
import { OwnGoals } from './own-goals.tsx';
import type { GoalsForm } from './use-goals-form.ts';

/** The offered goals, the member's beside them, and why they could not be kept. */
export function GoalsFields({
  form: { open, chosen, toggle, own, save },
  ownFirst = false,
}: {
  readonly form: GoalsForm;
  /** Where the member's own words are what is asked for. */ readonly ownFirst?: boolean;
}) {
  const locked = save.error instanceof ApiError && save.error.code === 'goals_locked';
  return (
    <>
      {ownFirst && <OwnGoals own={own} />}
      <GoalPicker open={open} chosen={chosen} onToggle={toggle} />
      {!ownFirst && <OwnGoals own={own} />}
      {locked ? (
        <Notice tone="danger" title={sentenceOf(save.error, goalsCopy.failed)}>
          {goalsCopy.locked}
        </Notice>
      ) : (
        save.isError && <SaveNotice error={save.error} fallback={goalsCopy.failed} />
      )}
    </>
  );
}
