import { useState } from 'react';
import { sentenceOf } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { course } from './course.copy.ts';
import { useLeaveCourse } from './course.queries.ts';

const { remove: words } = course;

/** Takes the course off the list, with what was written in it. */
export function Leave({ course: id }: { readonly course: string }) {
  const [asks, setAsks] = useState(false);
  const { mutate, isPending, error } = useLeaveCourse(id);
  const close = () => setAsks(false);
  const leave = () =>
    mutate(undefined, {
      onSuccess: () => {
        close();
        toast({ title: words.done });
      },
    });
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
            <Button kind="danger" busy={isPending} busyLabel={words.busy} onClick={leave}>
              {words.yes}
            </Button>
            <Button kind="line" onClick={close}>
              {words.stay}
            </Button>
          </>
        }
      >
        <p>{words.text}</p>
        {error && <p role="alert">{sentenceOf(error, words.failed)}</p>}
      </Dialog>
    </>
  );
}
