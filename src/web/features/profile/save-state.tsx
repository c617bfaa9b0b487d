import { ApiError, sentenceOf } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import type { Saved } from '#web/ui/settings/settings-group.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { profile } from './profile.copy.ts';
import type { ProfileForm } from './use-profile-form.ts';

/** What became of the last change, in a word. */
export function savedOf({ save, stuck }: ProfileForm): Saved {
  if (save.isPending) return { is: 'saving', words: profile.saving };
  if (stuck) return { is: 'open', words: profile.unsaved };
  return save.isSuccess ? { is: 'saved', words: profile.saved } : null;
}

/** Why the last change was not saved, and the way to try it again. */
export function SaveProblem({ form: { save, leaveField } }: { readonly form: ProfileForm }) {
  if (!save.isError) return null;
  if (save.error instanceof ApiError && save.error.body?.fields)
    return <Notice tone="danger">{profile.refused}</Notice>;
  return (
    <Notice
      tone="danger"
      action={
        <Button kind="line" size="small" onClick={leaveField}>
          {profile.again}
        </Button>
      }
    >
      {sentenceOf(save.error, profile.failed)}
    </Notice>
  );
}
