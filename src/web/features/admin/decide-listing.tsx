import { useState, type FormEvent } from 'react';
import type { ListedMeditation } from '#contract/meditation/meditation.schemas.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { StepUpDeclined } from '#web/platform/step-up/step-up.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SelectField, TextArea, TextField } from '#web/ui/fields/field.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { meditationsCopy as words } from './meditations.copy.ts';
import { useDecideListing } from './meditations.queries.ts';
import styles from './meditations.module.css';

const LONGEST = 300;
type Access = keyof typeof words.accesses;
const accessOf = ({ isFree, yearlyOnly }: ListedMeditation): Access =>
  isFree ? 'free' : yearlyOnly ? 'yearly' : 'full';

/** A decision about one meditation, made by the version that is shown. */
export function DecideListing({ of: listed }: { readonly of: ListedMeditation }) {
  const [status, setStatus] = useState<ListedMeditation['status']>(listed.status);
  const [access, setAccess] = useState(accessOf(listed));
  const [place, setPlace] = useState(listed.place === null ? '' : String(listed.place));
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useDecideListing(listed.id);
  const {
    ref: refPlace,
    error: errorPlace,
    stops: stopsPlace,
  } = useMissing<HTMLInputElement>(!/^(|[1-9]\d{0,2})$/.test(place.trim()), words.placeWrong);
  const {
    ref: refReason,
    error: errorReason,
    stops: stopsReason,
  } = useMissing<HTMLTextAreaElement>(reason.trim() === '', words.reasonMissing);
  const asked = { status, isFree: access === 'free', yearlyOnly: access === 'yearly', place: placeOf(place) };
  const {
    ref: refSame,
    error: errorSame,
    stops: stopsSame,
  } = useMissing<HTMLSelectElement>(
    status === listed.status && access === accessOf(listed) && asked.place === listed.place,
    words.same,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || stopsPlace() || stopsSame() || stopsReason()) return;
    mutate(
      { ...asked, version: listed.version, reason: reason.trim() },
      { onSuccess: () => toast({ title: words.saved }) },
    );
  };
  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <SelectField
        ref={refSame}
        label={words.status}
        name="listing-status"
        value={status}
        onChange={(value) => setStatus(value as ListedMeditation['status'])}
        options={choicesOf(words.statuses)}
        error={errorSame}
      />
      <SelectField
        label={words.access}
        name="listing-access"
        value={access}
        onChange={(value) => setAccess(value as Access)}
        options={choicesOf(words.accesses)}
      />
      <TextField
        ref={refPlace}
        label={words.placeLabel}
        hint={words.placeHint}
        name="listing-place"
        inputMode="numeric"
        maxLength={3}
        value={place}
        onChange={setPlace}
        error={errorPlace}
      />
      <TextArea
        ref={refReason}
        label={words.reason}
        name="listing-reason"
        rows={2}
        maxLength={LONGEST}
        value={reason}
        onChange={setReason}
        error={errorReason}
      />
      {error && !(error instanceof StepUpDeclined) && (
        <Notice tone="warning">{sentenceOf(error, words.notSaved)}</Notice>
      )}
      <div>
        <Button type="submit" size="small" busy={isPending} busyLabel={words.saving}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}

function placeOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

function choicesOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
