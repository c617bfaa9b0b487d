import { useState, type FormEvent } from 'react';
import { OWN_WORDS } from '#domain/womb-health/guides.ts';
import { SaveNotice } from '#web/platform/outbox/save-notice.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { useConditions } from '../womb-health.queries.ts';
import { guide } from './guide.copy.ts';
import styles from './guide.module.css';

const copy = guide.other;

/** What the member calls a condition that has no guide of its own. */
export function OwnWords({ words }: { readonly words: string | null }) {
  const [typed, setTyped] = useState(words ?? '');
  const [isMissing, setMissing] = useState(false);
  const { call, isBusy, error } = useConditions();
  const isSaved = words !== null && typed.trim() === words;
  const save = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = typed.trim() === '' && words === null;
    setMissing(isEmpty);
    if (!isEmpty && !isSaved) call(typed);
  };
  return (
    <form method="post" className={styles.own} onSubmit={save} noValidate>
      <TextField
        label={copy.label}
        hint={copy.hint}
        name="own-condition"
        maxLength={OWN_WORDS}
        autoComplete="off"
        value={typed}
        error={isMissing ? copy.missing : undefined}
        onChange={setTyped}
      />
      <Button kind="line" size="small" type="submit" busy={isBusy}>
        {isSaved ? copy.saved : copy.save}
      </Button>
      {error && <SaveNotice error={error} fallback={guide.keepFailed} />}
    </form>
  );
}
