import { useState, type FormEvent } from 'react';
import { PRESET_NAME_LONGEST, presetName } from '#domain/ambient/presets.ts';
import type { Levels } from '#domain/sound/sound.ts';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { SaveNotice } from '#web/platform/outbox/save-notice.tsx';
import { sentenceOf } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { ambient } from '../ambient.copy.ts';
import { usePresetChanges } from '../ambient.queries.ts';
import styles from './mixes.module.css';

const words = ambient.keep;
type Props = {
  readonly levels: Levels;
  readonly onClose: () => void;
  /** With what became of it. */ readonly onKept: (said: string) => void;
};

/** Gives the mix a name. */
export function KeepDialog({ levels, onClose, onKept }: Props) {
  const [name, setName] = useState('');
  // One id for all tries: sent twice it is kept once.
  const [id] = useState(() => crypto.randomUUID());
  const { keep } = usePresetChanges();
  const written = presetName(name);
  const { ref, error, stops } = useMissing<HTMLInputElement>(written === null, words.blank);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (keep.isPending || stops() || written === null) return;
    keep.mutate(
      { id, name: written, levels },
      {
        onSuccess: () => onKept(words.saved(written)),
        onError: (failure) => isKept(failure) && onKept(sentenceOf(failure, words.saved(written))),
      },
    );
  };
  return (
    <Dialog open wide onClose={onClose} title={words.title}>
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        <TextField
          ref={ref}
          label={words.name}
          hint={words.hint}
          name="mix-name"
          autoComplete="off"
          maxLength={PRESET_NAME_LONGEST}
          value={name}
          onChange={setName}
          error={error}
          data-autofocus
        />
        {keep.error && <SaveNotice error={keep.error} fallback={words.failed} />}
        <div className={styles.acts}>
          <Button type="submit" busy={keep.isPending} busyLabel={words.saving}>
            {words.save}
          </Button>
          <Button kind="line" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
