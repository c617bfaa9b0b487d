import type { StageNow } from '#domain/stage/stage.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { StageFields } from './stage-fields.tsx';
import { StageHistory } from './stage-history.tsx';
import { chooseCopy as words } from './stage-dialog.copy.ts';
import { useStageForm } from './use-stage-form.ts';
import styles from './stage.module.css';

type Props = { readonly now: StageNow; readonly onClose: () => void };

/** Where she says how she is now (decisions 8): a stage, the day it began, and, where she may ask for them, fertile days. */
export function StageDialog({ now, onClose }: Props) {
  const tell = (title: string, description: string) => {
    toast({ title, description });
    onClose();
  };
  const form = useStageForm(now, {
    onSaved: () => tell(words.saved, words.savedText),
    onKept: ({ title, outlook }) => tell(title, outlook),
  });
  return (
    <Dialog open onClose={onClose} title={words.title}>
      <form method="dialog" className={styles.form} noValidate onSubmit={form.send}>
        <p className={styles.muted}>{words.lead}</p>
        <StageFields form={form} />
        <Button type="submit" busy={form.choose.isPending} busyLabel={words.saving}>
          {words.save}
        </Button>
        <StageHistory teen={form.teen} />
      </form>
    </Dialog>
  );
}
