import { useState } from 'react';
import type { GuideProgress, GuideWeekWhole } from '#contract/health-guide/health-guide.schemas.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Switch } from '#web/ui/choices/switch.tsx';
import { TextArea } from '#web/ui/fields/field.tsx';
import { guide as copy } from '../guide.copy.ts';
import { useGuideWrite } from '../guide.queries.ts';
import styles from './week.module.css';

type Props = {
  readonly whole: GuideWeekWhole;
  readonly written: GuideProgress['reflections'][number] | null;
};

const LONGEST = 2_000;

/** The question of a week, another for when it is too near, and room for her words. */
export function Question({ whole: { week, reflection }, written }: Props) {
  const [text, setText] = useState(written?.text ?? '');
  const [journal, setJournal] = useState(false);
  const guide = useGuideWrite();
  const isFull = guide.error instanceof ApiError && guide.error.code === 'journal_full';
  const error = guide.error ? (isFull ? copy.reflection.full : copy.reflection.failed) : undefined;
  return (
    <section className={styles.question} aria-labelledby="guide-question">
      <h2 id="guide-question">{copy.reflection.title}</h2>
      <p className={styles.prompt}>{reflection.prompt}</p>
      <p className={styles.quiet}>{reflection.instead}</p>
      <TextArea
        label={copy.reflection.label}
        rows={4}
        maxLength={LONGEST}
        value={text}
        onChange={setText}
        error={error}
      />
      {written?.isInJournal ? (
        <p className={styles.quiet}>{copy.reflection.inJournal}</p>
      ) : (
        <Switch checked={journal} onChange={setJournal}>
          {copy.reflection.journal}
        </Switch>
      )}
      <div className={styles.save}>
        <Button
          kind="line"
          busy={guide.isPending}
          busyLabel={copy.reflection.saving}
          onClick={() => guide.write({ of: 'reflection', week, text, journal })}
        >
          {copy.reflection.save}
        </Button>
        <span role="status">
          {guide.waits ? copy.reflection.waits : guide.isSuccess || written ? copy.reflection.saved : ''}
        </span>
      </div>
    </section>
  );
}
