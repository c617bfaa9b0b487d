import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { href } from '#contract/screens.ts';
import { player } from '#web/features/meditation/player/player.copy.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { useToday } from '#web/platform/today.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import styles from './after.module.css';

const copy = player.after;
/** A line, not a page: that has a desk of its own. */
const MOST_LETTERS = 2000;

type Props = { readonly onWrite: () => void };

/** A line for today's journal, after a meditation. Nothing is asked of the member: the field may stay empty. */
export function JournalLine({ onWrite }: Props) {
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const save = useSaveLine();
  if (save.isSuccess || isKept(save.error))
    return (
      <Notice tone="success" action={<TextLink href={href('journal')}>{copy.read}</TextLink>}>
        {isKept(save.error) ? save.error.message : copy.saved}
      </Notice>
    );
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() !== '' && !save.isPending) save.mutate(text.trim());
  };
  return (
    <form method="dialog" className={styles.line} onSubmit={send}>
      <TextField
        label={copy.line}
        hint={copy.lineHint}
        error={missing ? copy.missing : undefined}
        name="line"
        autoComplete="off"
        maxLength={MOST_LETTERS}
        value={text}
        onChange={(words) => {
          setText(words);
          setMissing(false);
          onWrite();
        }}
      />
      <Button type="submit" kind="line" busy={save.isPending} busyLabel={copy.saving}>
        {copy.save}
      </Button>
      {save.isError && <Notice tone="danger">{sentenceOf(save.error, copy.failed)}</Notice>}
    </form>
  );
}

/** A new page of today, as the journal's own desk saves one. */
function useSaveLine() {
  const client = useQueryClient();
  const today = useToday();
  return useMutation({
    mutationFn: (content: string) => {
      const page = { title: '', content, mood: null, dreamInsights: '', date: today, tags: [] };
      return sendQueued('createJournalEntry', { body: page }, 'a new page');
    },
    onSuccess: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [key] }) => typeof key === 'string' && key.startsWith('/api/journal-entries'),
      }),
  });
}
