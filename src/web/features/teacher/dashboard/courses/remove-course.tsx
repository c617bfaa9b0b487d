import { useState } from 'react';
import type { OwnCourse } from '#contract/course/course.schemas.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { courses } from './courses.copy.ts';
import { useRemoveCourse } from './courses.queries.ts';

const { remove: words } = courses;

/** Deletes a course, after asking. */
export function RemoveCourse({ of }: { readonly of: OwnCourse }) {
  const [asks, setAsks] = useState(false);
  const { mutate, isPending, error } = useRemoveCourse(of.id);
  const close = () => setAsks(false);
  return (
    <>
      <TextButton muted onClick={() => setAsks(true)}>
        {words.act}
      </TextButton>
      <Dialog
        open={asks}
        onClose={close}
        title={words.title}
        actions={
          <>
            <Button
              kind="danger"
              busy={isPending}
              busyLabel={words.busy}
              onClick={() => mutate(undefined, { onSuccess: () => toast({ title: words.done }) })}
            >
              {words.act}
            </Button>
            <Button kind="line" onClick={close}>
              {words.stay}
            </Button>
          </>
        }
      >
        <p>{words.text}</p>
        {error && <p role="alert">{sentenceOf(error, courses.failed)}</p>}
      </Dialog>
    </>
  );
}
