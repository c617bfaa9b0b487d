import { useRef, useState, type FormEvent } from 'react';
import type { RecordingVersion } from '#contract/recording/recording.schemas.ts';
import { NEEDS, PHASES, type Need } from '#domain/meditation/meditation.ts';
import { readCaptions } from '#domain/recording/captions.ts';
import { RECORDING } from '#domain/recording/recording.ts';
import { captionFaults, writeCaptions } from '#domain/recording/write-captions.ts';
import { needWords } from '#web/features/meditation/public.ts';
import { ApiError, sentenceOf } from '#web/platform/api-error.ts';
import { useMember } from '#web/platform/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CheckChip, Chips } from '#web/ui/choices/chip.tsx';
import { TextArea, TextField } from '#web/ui/fields/field.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { CaptionsEditor, type Draft } from './captions-editor.tsx';
import { dashboard } from './dashboard.copy.ts';
import { useDescribe } from './recording.queries.ts';
import styles from './dashboard.module.css';

const { form: words } = dashboard;
const MOST_NEEDS = 6;
type Props = { readonly recording: string; readonly of: RecordingVersion };
type Said = Pick<RecordingVersion, 'title' | 'line' | 'ledBy' | 'phases' | 'needs' | 'cautions'>;
type Missing = keyof typeof words.missing;

/** What is said of a version, and its captions. What is typed stays when it fails. */
export function RecordingForm({ recording, of }: Props) {
  const { firstName } = useMember();
  const form = useRef<HTMLFormElement>(null);
  const [changed, setChanged] = useState<Partial<Said>>({});
  const [captions, setCaptions] = useState<readonly Draft[]>(() => draftsOf(of));
  const [tried, setTried] = useState<'save' | 'submit' | null>(null);
  const save = useDescribe(recording);
  const { title, line, ledBy, phases, needs, cautions }: Said = {
    ...of,
    ...(of.ledBy === '' && { ledBy: firstName }),
    ...changed,
  };
  const said: Said = { title, line, ledBy, phases, needs, cautions };
  const set = (change: Partial<Said>) => setChanged((before) => ({ ...before, ...change }));
  const missing = missingIn(said, captions);
  const refused = save.error instanceof ApiError ? save.error.body?.fields : undefined;
  const error = (name: Missing) =>
    tried === 'submit' && missing.includes(name) ? words.missing[name] : refused?.[name];
  const act = (submits: boolean) => {
    setTried(submits ? 'submit' : 'save');
    const wrong = captionFaults(captions, of.seconds).findIndex((fault) => fault !== null);
    const first =
      (submits ? missing.find((name) => name !== 'captions') : undefined) ??
      (wrong < 0 ? null : `caption-${wrong + 1}`);
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    if (save.isPending || (submits && missing.length > 0)) return undefined;
    const body = {
      version: of.version,
      ...said,
      captions: captions.length > 0 ? writeCaptions(captions) : '',
      submits,
    };
    return save.mutate(body, { onSuccess: () => toast(submits ? words.submitted : { title: words.saved }) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act(true);
  };
  const field = (name: 'title' | 'line' | 'ledBy') => ({
    name,
    value: said[name],
    maxLength: RECORDING[name],
    autoComplete: 'off',
    error: error(name),
    onChange: (text: string) => set({ [name]: text }),
  });
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={styles.form}
      aria-label={words.label(title || dashboard.untitled)}
      onSubmit={submit}
    >
      <TextField label={words.title} {...field('title')} />
      <TextField label={words.line} {...field('line')} />
      <TextField label={words.ledBy} {...field('ledBy')} />
      <div>
        <p className={styles.label}>{words.phases}</p>
        <p className={styles.small}>{words.phasesHint}</p>
        <Chips label={words.phases}>
          {PHASES.map((phase) => (
            <CheckChip
              key={phase}
              checked={phases.includes(phase)}
              onChange={(on) => set({ phases: PHASES.filter((one) => (one === phase ? on : phases.includes(one))) })}
            >
              {dashboard.phases[phase]}
            </CheckChip>
          ))}
        </Chips>
      </div>
      <div>
        <p className={styles.label}>{words.needs}</p>
        <Chips label={words.needs}>
          {NEEDS.map((need) => (
            <CheckChip
              key={need}
              checked={needs.includes(need)}
              onChange={(on) => set({ needs: changedNeeds(needs, need, on) })}
            >
              {needWords[need]}
            </CheckChip>
          ))}
        </Chips>
      </div>
      <TextArea
        label={words.cautions}
        hint={words.cautionsHint}
        name="cautions"
        rows={2}
        optional
        maxLength={RECORDING.cautions}
        value={cautions}
        onChange={(text) => set({ cautions: text })}
      />
      <CaptionsEditor of={of} value={captions} onChange={setCaptions} tried={tried !== null} />
      {error('captions') && <Notice tone="danger">{error('captions')}</Notice>}
      {save.error && <Notice tone="danger">{sentenceOf(save.error, words.failed)}</Notice>}
      <div className={styles.acts}>
        <Button type="submit" busy={save.isPending && tried === 'submit'} busyLabel={words.saving}>
          {words.submit}
        </Button>
        <Button
          kind="line"
          busy={save.isPending && tried === 'save'}
          busyLabel={words.saving}
          onClick={() => act(false)}
        >
          {words.save}
        </Button>
      </div>
    </form>
  );
}

function draftsOf({ captions, seconds }: RecordingVersion): readonly Draft[] {
  return (readCaptions(captions, seconds) ?? []).map((one) => ({ ...one, key: crypto.randomUUID() }));
}

function changedNeeds(needs: readonly Need[], need: Need, on: boolean): readonly Need[] {
  if (!on) return needs.filter((one) => one !== need);
  return needs.length < MOST_NEEDS ? [...needs, need] : needs;
}

function missingIn({ title, line, ledBy }: Said, captions: readonly Draft[]): readonly Missing[] {
  const texts = { title, line, ledBy };
  const lacks = (['title', 'line', 'ledBy'] as const).filter((name) => texts[name].trim() === '');
  return captions.length === 0 ? [...lacks, 'captions'] : lacks;
}
