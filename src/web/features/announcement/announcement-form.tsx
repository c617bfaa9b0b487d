import { useState, type FormEvent } from 'react';
import type { AnnouncementPost, OwnAnnouncement } from '#contract/announcement/announcement.schemas.ts';
import {
  ANNOUNCEMENT_LONGEST as LONGEST,
  ANNOUNCEMENT_STATES,
  AUDIENCES,
  type AnnouncementState,
  type Audience,
} from '#domain/announcement/announcement.ts';
import { parseLocalDate } from '#domain/calendar/local-date.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { StepUpDeclined } from '#web/platform/step-up/step-up.ts';
import { useToday } from '#web/platform/today.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SelectField, TextArea, TextField } from '#web/ui/fields/field.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { announcementCopy as words } from './announcement.copy.ts';
import { usePutAnnouncement } from './own-announcements.queries.ts';
import styles from './announcement.module.css';

const { fields } = words;
const isEmpty = (text: string) => text.trim() === '';

/** Writes an announcement, or changes one by the version that is shown. */
export function AnnouncementForm({ of }: { readonly of: OwnAnnouncement | null }) {
  const today = useToday();
  const { mutate, isPending, error } = usePutAnnouncement(of);
  const begun: AnnouncementPost = of ?? {
    title: '',
    words: '',
    category: '',
    date: today,
    audience: 'everybody',
    state: 'draft',
  };
  const [title, setTitle] = useState(begun.title);
  const [text, setText] = useState(begun.words);
  const [category, setCategory] = useState(begun.category);
  const [day, setDay] = useState<string>(begun.date);
  const [audience, setAudience] = useState<Audience>(begun.audience);
  const [state, setState] = useState<AnnouncementState>(begun.state);
  const date = parseLocalDate(day);
  const {
    ref: refTitle,
    error: noTitle,
    stops: stopsTitle,
  } = useMissing<HTMLInputElement>(isEmpty(title), fields.missing);
  const {
    ref: refText,
    error: noText,
    stops: stopsText,
  } = useMissing<HTMLTextAreaElement>(isEmpty(text), fields.missing);
  const {
    ref: refKind,
    error: noKind,
    stops: stopsKind,
  } = useMissing<HTMLInputElement>(isEmpty(category), fields.missing);
  const { ref: refDay, error: noDay, stops: stopsDay } = useMissing<HTMLInputElement>(date === null, fields.noDay);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || stopsTitle() || stopsText() || stopsKind() || stopsDay() || date === null) return;
    const saved = () => {
      toast({ title: words.saved });
      if (of) return;
      setTitle('');
      setText('');
      setCategory('');
    };
    mutate({ title, words: text, category, date, audience, state }, { onSuccess: saved });
  };
  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <TextField
        ref={refTitle}
        label={fields.title}
        name="announcement-title"
        maxLength={LONGEST.title}
        value={title}
        onChange={setTitle}
        error={noTitle}
      />
      <TextArea
        ref={refText}
        label={fields.words}
        hint={fields.wordsHint}
        name="announcement-words"
        rows={4}
        maxLength={LONGEST.words}
        value={text}
        onChange={setText}
        error={noText}
      />
      <TextField
        ref={refKind}
        label={fields.category}
        hint={fields.categoryHint}
        name="announcement-category"
        maxLength={LONGEST.category}
        value={category}
        onChange={setCategory}
        error={noKind}
      />
      <TextField
        ref={refDay}
        type="date"
        label={fields.date}
        name="announcement-date"
        value={day}
        onChange={setDay}
        error={noDay}
      />
      <SelectField
        label={fields.audience}
        name="announcement-audience"
        value={audience}
        onChange={(value) => setAudience(value as Audience)}
        options={AUDIENCES.map((value) => ({ value, label: words.audience[value] }))}
      />
      <SelectField
        label={fields.state}
        name="announcement-state"
        value={state}
        onChange={(value) => setState(value as AnnouncementState)}
        options={ANNOUNCEMENT_STATES.filter((value) => of !== null || value !== 'taken_back').map((value) => ({
          value,
          label: words.state[value],
        }))}
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
