import type { LifeStage, StageStanding } from '#domain/stage/stage.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { chooseCopy as words, optionOf } from './stage-dialog.copy.ts';
import { StageFields } from './stage-fields.tsx';
import styles from './stage.module.css';
import { useLifeStage } from './use-choose-stage.ts';
import { useStageForm } from './use-stage-form.ts';

type Props = {
  readonly now: StageStanding;
  readonly onClose: () => void;
  /** The stage that is chosen when it opens; the one that stands, unless another is likely. */
  readonly start?: LifeStage;
  readonly words?: { readonly title: string; readonly lead: string };
};

/**
 * Where the member says how the member is now (decisions 8): a stage, the day it began, and, where the member may ask
 * for them, fertile days.
 */
export function StageDialog({ now, onClose, start = now.stage, words: said = words }: Props) {
  const tell = (title: string, description: string) => {
    toast({ title, description });
    onClose();
  };
  const form = useStageForm(now, {
    onSaved: () => tell(words.saved, words.savedText),
    onKept: ({ title, outlook }) => tell(title, outlook),
    start,
  });
  return (
    <Dialog open onClose={onClose} title={said.title}>
      <form method="dialog" className={styles.form} noValidate onSubmit={form.send}>
        <p className={styles.muted}>{said.lead}</p>
        <StageFields form={form} />
        <Button type="submit" busy={form.choose.isPending} busyLabel={words.saving}>
          {words.save}
        </Button>
        <StageHistory teen={form.teen} />
      </form>
    </Dialog>
  );
}

/** What the member chose before, newest first: a change keeps it. Nothing before the member chose a second time. */
function StageHistory({ teen }: { readonly teen: boolean }) {
  const history = useLifeStage().data?.history ?? [];
  if (history.length < 2) return null;
  return (
    <section className={styles.history} aria-labelledby="stage-history">
      <h3 id="stage-history">{words.history}</h3>
      <ul>
        {history.toReversed().map(({ stage, from }) => (
          <li key={from}>{words.entry(optionOf(stage, teen).label, dateWithYear(from))}</li>
        ))}
      </ul>
    </section>
  );
}
