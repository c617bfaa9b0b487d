import { useRef, useState, type FormEvent } from 'react';
import type { TeacherProfileReply } from '#contract/teacher/teacher.schemas.ts';
import {
  cleanProfile,
  missingOf,
  PROFILE_NEEDS,
  profileFaults,
  type ProfilePart,
  type ProfileWords,
} from '#domain/teacher/teacher.ts';
import { PictureRow } from '#web/features/profile/public.ts';
import { ApiError, sentenceOf } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextArea, TextField } from '#web/ui/fields/field.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { TeacherCard } from '../page/teacher-card.tsx';
import { profileCopy as copy } from '../profile.copy.ts';
import { useHideProfile, usePortrait, useSaveProfile } from '../teacher.queries.ts';
import styles from '../teacher.module.css';

const { form: words } = copy;
const PARTS: readonly ProfilePart[] = ['name', 'addressed', 'languages', 'words', 'approach'];

/** What a teacher types, beside how members see it. What is typed stays when it fails. */
export function ProfileForm({ of }: { readonly of: TeacherProfileReply }) {
  const form = useRef<HTMLFormElement>(null);
  const [changed, setChanged] = useState<Partial<ProfileWords>>({});
  const [tried, setTried] = useState<'save' | 'publish' | null>(null);
  const save = useSaveProfile();
  const portrait = usePortrait();
  const typed: ProfileWords = { ...wordsOf(of.draft), ...changed };
  const faults = faultsOf(typed, tried === 'publish');
  const refused = save.error instanceof ApiError ? save.error.body?.fields : undefined;
  const act = (isShown: boolean) => {
    setTried(isShown ? 'publish' : 'save');
    const [first] = PARTS.filter((part) => faultsOf(typed, isShown)[part]);
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    if (save.isPending) return undefined;
    const onSuccess = () => {
      setChanged({});
      setTried(null);
      toast({ title: isShown ? words.published : words.saved });
    };
    return save.mutate({ version: of.version, ...typed, isShown }, { onSuccess });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act(true);
  };
  const field = (name: ProfilePart) => ({
    name,
    value: typed[name],
    error: tried ? (faults[name] ?? refused?.[name]) : undefined,
    onChange: (text: string) => setChanged((now) => ({ ...now, [name]: text })),
  });
  return (
    <div className={styles.setup}>
      <form ref={form} method="post" noValidate className={styles.form} aria-label={words.label} onSubmit={submit}>
        <PictureRow of={{ name: typed.name, imageUrl: of.draft.portraitUrl, words: copy.portrait, ...portrait }} />
        <TextField label={words.name} autoComplete="off" {...field('name')} />
        <TextField
          label={words.addressed}
          hint={words.addressedHint}
          autoComplete="off"
          optional
          {...field('addressed')}
        />
        <TextField label={words.languages} hint={words.languagesHint} autoComplete="off" {...field('languages')} />
        <TextArea label={words.words} hint={words.wordsHint} rows={5} {...field('words')} />
        <TextArea label={words.approach} rows={4} optional {...field('approach')} />
        {save.error && <Notice tone="danger">{sentenceOf(save.error, words.failed)}</Notice>}
        <div className={styles.acts}>
          <Button type="submit" busy={save.isPending && tried === 'publish'} busyLabel={words.saving}>
            {words.publish}
          </Button>
          <Button
            kind="line"
            busy={save.isPending && tried === 'save'}
            busyLabel={words.saving}
            onClick={() => act(false)}
          >
            {words.save}
          </Button>
          {of.shown && <Hide />}
        </div>
      </form>
      <aside className={styles.preview} aria-label={copy.preview}>
        <p className={styles.previewHead}>{copy.preview}</p>
        <TeacherCard
          of={{ ...typed, portraitUrl: of.draft.portraitUrl }}
          level="h2"
          empty={{ name: copy.previewName, words: copy.previewWords }}
        />
      </aside>
    </div>
  );
}

function Hide() {
  const hide = useHideProfile();
  return (
    <>
      <Button
        kind="quiet"
        busy={hide.isPending}
        busyLabel={copy.hiding}
        onClick={() => hide.mutate(undefined, { onSuccess: () => toast({ title: copy.hidden }) })}
      >
        {copy.hide}
      </Button>
      {hide.error && <Notice tone="danger">{sentenceOf(hide.error, copy.hideFailed)}</Notice>}
    </>
  );
}

const wordsOf = ({ name, addressed, languages, words: text, approach }: TeacherProfileReply['draft']) => ({
  name,
  addressed,
  languages,
  words: text,
  approach,
});

/** What is not taken, and, where members are to see it, what is missing. */
function faultsOf(typed: ProfileWords, isShown: boolean): Partial<Record<ProfilePart, string>> {
  const clean = cleanProfile(typed);
  const found = profileFaults(clean);
  const missing = isShown ? missingOf(clean) : [];
  const faults: Partial<Record<ProfilePart, string>> = {};
  for (const part of PROFILE_NEEDS) if (missing.includes(part)) faults[part] = words.missing[part];
  for (const part of PARTS) {
    const why = found[part];
    if (why) faults[part] = words.faults[why](part);
  }
  return faults;
}
