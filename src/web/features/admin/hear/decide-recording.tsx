import type { FormEvent } from 'react';
import { useState } from 'react';
import type { RecordingDecision, RecordingVersion } from '#contract/recording/recording.schemas.ts';
import { readCaptions } from '#domain/recording/captions.ts';
import { ApiError, sentenceOf } from '#web/platform/api-error.ts';
import { StepUpDeclined } from '#web/platform/step-up/step-up.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { RadioGroup } from '#web/ui/choices/radio-group.tsx';
import { TextArea } from '#web/ui/fields/field.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import type { RecordingDraft } from './recording-draft.ts';
import { recordingsCopy } from './recordings.copy.ts';
import { useDecideRecording } from './recordings.queries.ts';
import styles from '../meditations.module.css';

const { form: words } = recordingsCopy;
const LONGEST = { quote: 500, reason: 600 };
const DECISIONS = ['public', 'change', 'decline'] as const;
const AUDIENCES = ['adult', 'both'] as const;
type Props = {
  readonly id: string;
  readonly of: RecordingVersion;
  readonly draft: RecordingDraft;
  readonly onDraft: (draft: RecordingDraft) => void;
};

/** The answer to one recording, by the version that is shown. */
export function DecideRecording({ id, of, draft, onDraft }: Props) {
  const { decision, audience, quote, reason } = draft;
  const set = (change: Partial<RecordingDraft>) => onDraft({ ...draft, ...change });
  const { mutate, isPending, error } = useDecideRecording(id);
  const [tried, setTried] = useState(false);
  const asksChange = decision === 'change';
  const wrong = quoteFault(quote, of);
  const {
    ref: refQuote,
    error: errorQuote,
    stops: stopsQuote,
  } = useMissing<HTMLTextAreaElement>(asksChange && wrong !== null, wrong);
  const {
    ref: refReason,
    error: errorReason,
    stops: stopsReason,
  } = useMissing<HTMLTextAreaElement>(reason.trim() === '', words.reasonMissing);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!decision) return event.currentTarget.querySelector<HTMLInputElement>('input[type="radio"]')?.focus();
    if (isPending || stopsQuote() || stopsReason()) return undefined;
    const body: RecordingDecision = {
      ...{ version: of.version, decision, reason: reason.trim() },
      ...(asksChange && { quote: quote.trim() }),
      ...(decision === 'public' && { both: audience === 'both' }),
    };
    return mutate(body, { onSuccess: () => toast({ title: words.done }) });
  };
  return (
    <form method="post" noValidate className={styles.form} aria-label={words.label(of.title)} onSubmit={submit}>
      <RadioGroup
        legend={words.legend}
        name={`decision-${id}`}
        options={DECISIONS.map((value) => ({ value, label: words.choices[value], note: words.notes[value] }))}
        value={decision}
        onChange={(value) => set({ decision: value })}
        error={tried && !decision ? words.choiceMissing : undefined}
      />
      {decision === 'public' && (
        <RadioGroup
          legend={words.audience}
          name={`audience-${id}`}
          options={AUDIENCES.map((value) => ({ value, label: words.audiences[value] }))}
          value={audience ?? undefined}
          onChange={(value) => set({ audience: value })}
        />
      )}
      {asksChange && (
        <TextArea
          ref={refQuote}
          label={words.quote}
          hint={words.quoteHint}
          name="recording-quote"
          rows={2}
          maxLength={LONGEST.quote}
          value={quote}
          onChange={(text) => set({ quote: text })}
          error={errorQuote}
        />
      )}
      <TextArea
        ref={refReason}
        label={words.reason}
        hint={decision && words.reasonHints[decision]}
        name="recording-reason"
        rows={3}
        maxLength={LONGEST.reason}
        value={reason}
        onChange={(text) => set({ reason: text })}
        error={errorReason}
      />
      {error && !(error instanceof StepUpDeclined) && <Notice tone="danger">{refusalOf(error)}</Notice>}
      <div>
        <Button type="submit" busy={isPending} busyLabel={words.busy}>
          {words.act}
        </Button>
      </div>
    </form>
  );
}

function refusalOf(error: Error): string {
  const field = error instanceof ApiError ? error.body?.fields?.['quote'] : undefined;
  return field ?? sentenceOf(error, words.failed);
}

/** What is wrong with a quote: it has to be said in the captions, as the server asks too. */
function quoteFault(quote: string, { captions, seconds }: RecordingVersion): string | null {
  if (quote.trim() === '') return words.quoteMissing;
  const said = (readCaptions(captions, seconds) ?? []).map(({ say }) => say).join(' ');
  return plain(said).includes(plain(quote)) ? null : words.quoteWrong;
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
