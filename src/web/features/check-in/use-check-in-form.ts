import { useState } from 'react';
import type { CheckInDone, CheckInReply } from '#contract/check-in/check-in.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { MISTAKE, toast } from '#web/ui/overlays/toast.ts';
import { checkIn as copy } from './check-in.copy.ts';
import { useCompleteCheckIn } from './check-in.queries.ts';

/** Which dialog stands over the page. */
export type Over =
  | { readonly kind: 'complete'; readonly done: CheckInDone | null }
  | { readonly kind: 'reward'; readonly day: number }
  | null;

/** The state of the card: what the member wrote, whether it is on its way, and which dialog is open. */
export function useCheckInForm({
  userId,
  today,
  reply,
}: {
  readonly userId: string;
  readonly today: LocalDate;
  readonly reply: CheckInReply;
}) {
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const [over, setOver] = useState<Over>(null);
  const save = useCompleteCheckIn();
  const complete = () => {
    if (save.isPending) return;
    if (text.trim() === '') return void toast({ title: copy.blank, kind: 'danger', about: MISTAKE });
    setSaid(text);
    setOver({ kind: 'complete', done: null });
    save.mutate(
      { userId, title: reply.prompt, content: text, date: today },
      {
        onSuccess: ({ checkIn }) => {
          setText('');
          setOver(
            checkIn?.milestone
              ? { kind: 'reward', day: checkIn.milestone }
              : { kind: 'complete', done: checkIn ?? null },
          );
          const { title, ...words } =
            checkIn?.counted === false
              ? { title: copy.counted.title, description: copy.counted.text }
              : { title: copy.done.title, description: copy.done.point };
          toast({ title, ...words });
        },
        onError: (error) => {
          setOver(null);
          const kept = isKept(error) ? error : null;
          if (kept) setText('');
          toast({
            title: copy.unsent.title,
            description: kept ? copy.unsent.counts(kept.outlook) : copy.unsent.field,
            kind: 'danger',
          });
        },
      },
    );
  };
  // A dialog that gives way to the next one must not close that one too.
  const close = (kind: 'complete' | 'reward') => setOver((now) => (now?.kind === kind ? null : now));
  return { close, text, setText, said, over, setOver, complete, saving: save.isPending };
}
