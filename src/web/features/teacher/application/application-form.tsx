import { useRef, useState, type FormEvent } from 'react';
import type { Application } from '#contract/teacher/teacher.schemas.ts';
import { cleanBody, lengthOf } from '#domain/circle/body.ts';
import { APPLICATION, tooShortOf } from '#domain/teacher/teacher.ts';
import { ApiError, sentenceOf } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CheckRow } from '#web/ui/choices/goal-row.tsx';
import { FieldError } from '#web/ui/fields/field-frame.tsx';
import { TextArea, TextField } from '#web/ui/fields/field.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { applicationCopy } from '../application.copy.ts';
import { useApply } from '../teacher.queries.ts';
import styles from '../teacher.module.css';

const { form: words } = applicationCopy;
type Part = keyof typeof APPLICATION;
type Typed = Readonly<Record<Part, string>>;
type Fault = Part | 'agrees';

type Props = { readonly before: Application | null; readonly onSent: () => void };

/** The application itself. It starts from the one before, if there was one; what is typed stays when it fails. */
export function ApplicationForm({ before, onSent }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Typed>(() => startOf(before));
  const [agrees, setAgrees] = useState(false);
  const [tried, setTried] = useState(false);
  const send = useApply();
  const faults = faultsOf(typed, agrees);
  const refused = send.error instanceof ApiError ? send.error.body?.fields : undefined;
  const error = (part: Fault) => (tried ? (faults[part] ?? refused?.[part]) : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [first] = Object.keys(faults);
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    if (!send.isPending) send.mutate({ ...typed, agrees: true }, { onSuccess: onSent });
    return undefined;
  };
  const field = (name: Part) => ({
    name,
    value: typed[name],
    error: error(name),
    onChange: (text: string) => setTyped((now) => ({ ...now, [name]: text })),
  });
  return (
    <form ref={form} method="post" noValidate className={styles.form} aria-label={words.label} onSubmit={submit}>
      <TextField label={words.name} autoComplete="off" {...field('name')} />
      <TextArea label={words.teaches} hint={words.teachesHint} rows={4} {...field('teaches')} />
      <TextArea label={words.training} hint={words.trainingHint} rows={4} {...field('training')} />
      <TextArea label={words.links} hint={words.linksHint} rows={2} optional {...field('links')} />
      <section className={styles.rules} aria-labelledby="application-rules">
        <h2 id="application-rules">{words.rules}</h2>
        <ol>
          {words.rulesList.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
        <CheckRow name="agrees" checked={agrees} onChange={setAgrees}>
          {words.agree}
        </CheckRow>
        <div aria-live="polite">{error('agrees') && <FieldError>{error('agrees')}</FieldError>}</div>
      </section>
      {send.error && <Notice tone="danger">{sentenceOf(send.error, words.failed)}</Notice>}
      <div>
        <Button type="submit" busy={send.isPending} busyLabel={words.sending}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}

function startOf(before: Application | null): Typed {
  const { name = '', teaches = '', training = '', links = '' } = before ?? {};
  return { name, teaches, training, links };
}

/** What is missing or too long, in the order of the form. */
function faultsOf(typed: Typed, agrees: boolean): Partial<Record<Fault, string>> {
  const faults: Partial<Record<Fault, string>> = {};
  const short = tooShortOf(typed);
  for (const part of Object.keys(APPLICATION) as Part[]) {
    if (part !== 'links' && short.includes(part)) faults[part] = words.missing[part];
    else if (lengthOf(cleanBody(typed[part])) > APPLICATION[part]) faults[part] = words.tooLong(part);
  }
  if (!agrees) faults.agrees = words.missing.agrees;
  return faults;
}
