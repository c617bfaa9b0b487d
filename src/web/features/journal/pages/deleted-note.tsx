import { journal } from '#web/features/journal/journal.copy.ts';
import { useBringBack } from '#web/features/journal/journal.queries.ts';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import styles from './pages.module.css';

const copy = journal.deleted;
export type DeletedEntry = { readonly id: string; readonly title: string };

/** What was just deleted, and the way back. */
export function DeletedNote({ deleted, onBack }: { readonly deleted: DeletedEntry; readonly onBack: () => void }) {
  const back = useBringBack();
  const bring = () =>
    back.mutateAsync(deleted.id).then(
      () => {
        toast({ title: copy.back });
        onBack();
      },
      (error: unknown) => {
        if (!isKept(error)) return;
        toast({ title: error.title, description: error.outlook });
        onBack();
      },
    );
  return (
    <div className={styles.note}>
      <Notice
        title={copy.title}
        action={
          <Button kind="line" size="small" busy={back.isPending} onClick={() => void bring()}>
            {copy.undo}
          </Button>
        }
      >
        {back.isError ? copy.failed : copy.text(deleted.title)}
      </Notice>
    </div>
  );
}
