import { STAGE_SURFACES } from '#domain/stage/stage.ts';
import { SaveNotice } from '#web/platform/outbox/save-notice.tsx';
import { CheckRow } from '#web/ui/choices/goal-row.tsx';
import { RadioGroup } from '#web/ui/choices/radio-group.tsx';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { chooseCopy as words } from './stage-dialog.copy.ts';
import type { StageForm } from './use-stage-form.ts';
import styles from './stage.module.css';

/** The stages that are the member's to choose, since when, and why the choice could not be kept. */
export function StageFields({ form }: { readonly form: StageForm }) {
  const { choose, stage } = form;
  return (
    <>
      <RadioGroup
        legend={words.legend}
        name="life-stage"
        options={form.options}
        value={stage}
        onChange={form.setStage}
      />
      <div className={styles.more}>
        <DateField
          label={stage === 'postpartum' ? words.sinceBirth : words.since}
          hint={words.sinceHint}
          value={form.from}
          onChange={form.setFrom}
          max={form.today}
          error={form.error}
        />
        {STAGE_SURFACES[stage].fertileWindowOnRequest && stage !== 'trying_to_conceive' && (
          <CheckRow checked={form.windowAsked} onChange={form.setWindowAsked} note={words.fertileNote}>
            {words.fertile}
          </CheckRow>
        )}
      </div>
      {choose.isError && <SaveNotice error={choose.error} fallback={words.failed} />}
    </>
  );
}
