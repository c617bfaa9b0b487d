import { useState, type FormEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ToldItem } from '#contract/moderation/moderation.schemas.ts';
import type { Room } from '#domain/circle/limits.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import { APPEAL_LONGEST } from '#domain/moderation/decision.ts';
import { call } from '#web/platform/api.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { usePages } from '#web/platform/paging/pages.ts';
import { keyOf } from '#web/platform/queries.ts';
import { useMember } from '#web/platform/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';
import { TextArea } from '#web/ui/fields/field.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Section } from '#web/ui/layout/page.tsx';
import { PagedList } from '#web/ui/lists/paged-list.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { ownWordsIn } from './own-words.copy.ts';
import styles from './own-words.module.css';

/** What moderators decided about the member's own words in a room, and why; nothing where there is nothing. */
export function OwnWords({ room }: { readonly room: Room }) {
  const words = ownWordsIn(room);
  const { items: all, hasMore, more, state } = usePages('getToldWords');
  const items = all.filter((one) => one.room === room);
  if (items.length === 0) return null;
  return (
    <Section id={`about-your-words-${room}`} title={words.title}>
      <PagedList
        items={items}
        words={words.paged}
        hasMore={hasMore}
        state={state}
        className={styles.list}
        onMore={() => void more()}
      >
        {(one) => <Told key={one.id} of={one} />}
      </PagedList>
    </Section>
  );
}

function Told({ of: one }: { readonly of: ToldItem }) {
  const words = ownWordsIn(one.room);
  const { timeZone } = useMember();
  return (
    <li className={styles.told}>
      <q dir="auto">{one.excerpt}</q>
      {sentencesOf(one).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {one.outcome?.note && (
        <p>
          {words.note} <q>{one.outcome.note}</q>
        </p>
      )}
      <time dateTime={one.at}>{longDate(dayInZone(new Date(one.at), timeZone))}</time>
      {one.mayAppeal && <Appeal of={one} />}
    </li>
  );
}

/** What a member is told, in plain sentences. */
function sentencesOf({ kind, outcome, why, room }: ToldItem): string[] {
  const words = ownWordsIn(room);
  if (kind === 'appeal_received') return [words.received];
  if (kind === 'author_opened') return [words.author];
  if (!outcome) return [];
  const first = kind === 'appeal_decided' ? words.decided[outcome.words] : words[outcome.words];
  const voice = { none: null, warn: words.warn, pause: words.pause(outcome.days), close: words.close }[outcome.voice];
  return [first, why, voice].filter((sentence) => sentence !== null);
}

function Appeal({ of: { decision, isAnonymous, room } }: { readonly of: ToldItem }) {
  const words = ownWordsIn(room);
  const [text, setText] = useState('');
  const [blank, setBlank] = useState(false);
  const client = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () =>
      call(isAnonymous ? 'appealNameless' : 'appealDecision', { body: { decision: decision ?? '', words: text } }),
    // Of nameless words it shows in some minutes: until then this part says so.
    onSuccess: () =>
      isAnonymous ? undefined : client.invalidateQueries({ queryKey: keyOf('getToldWords', { query: {} }) }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return undefined;
    setBlank(text.trim() === '');
    if (text.trim() === '') return event.currentTarget.querySelector('textarea')?.focus();
    mutate();
    return undefined;
  };
  if (isSuccess) return <Notice tone="success">{words.sent}</Notice>;
  return (
    <Fold bare summary={words.fold} note={words.foldNote}>
      <form method="post" noValidate className={styles.form} onSubmit={submit}>
        <TextArea
          label={words.label}
          name="appeal"
          rows={3}
          maxLength={APPEAL_LONGEST}
          value={text}
          onChange={setText}
          error={blank && text.trim() === '' ? words.blank : undefined}
        />
        {error && <Notice tone="warning">{sentenceOf(error, words.failed)}</Notice>}
        <Button type="submit" kind="line" size="small" busy={isPending} busyLabel={words.sending}>
          {words.send}
        </Button>
      </form>
    </Fold>
  );
}
