import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { OpenQuestion } from '#contract/teen-circle/teen-circle.schemas.ts';
import { minutesPastIn, WATCH_HOURS, watchUntil } from '#domain/circle/teen/watch.ts';
import { judgeBody } from '#domain/circle/body.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { toastUnsaved } from '#web/platform/outbox/kept-toast.ts';
import { keyOf, read } from '#web/platform/queries.ts';
import { useNow } from '#web/platform/clock.ts';
import { useMember } from '#web/platform/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextArea } from '#web/ui/fields/field.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import type { KeeperSeen } from './keeper.tsx';
import { teen } from './teen.copy.ts';
import { timeIn } from './time.ts';
import styles from './teen.module.css';

/** What a moderator of the room has: how long she is here, and the questions that wait. */
export function Watch({ keeper }: { readonly keeper: KeeperSeen | null }) {
  return (
    <section className={styles.watch} aria-label={teen.watch.title}>
      <Hours keeper={keeper} />
      <Questions />
    </section>
  );
}

function Hours({ keeper }: { readonly keeper: KeeperSeen | null }) {
  const { timeZone } = useMember();
  const client = useQueryClient();
  const id = useId();
  const [hours, setHours] = useState(2);
  const [busy, setBusy] = useState(false);
  const words = teen.watch;
  const say = async (work: () => ReturnType<typeof call<'teenKeepWatch'>>) => {
    setBusy(true);
    try {
      client.setQueryData(keyOf('teenKeeper'), await work());
    } catch (error) {
      toastUnsaved(error, { title: words.failed });
    } finally {
      setBusy(false);
    }
  };
  const now = new Date(useNow(60_000));
  const minutesPast = minutesPastIn(timeZone, now);
  const isHere = keeper?.isMine === true;
  return (
    <div className={styles.panel}>
      <h2>{words.title}</h2>
      <p>{isHere ? words.here(timeIn(timeZone, keeper.until)) : words.text}</p>
      <div className={styles.hours}>
        <label htmlFor={id}>{words.until}</label>
        <span className={styles.select}>
          <select id={id} value={hours} onChange={({ target }) => setHours(Number(target.value))}>
            {Array.from({ length: WATCH_HOURS }, (_, index) => (
              <option key={index} value={index + 1}>
                {timeIn(timeZone, watchUntil(now, { hours: index + 1, minutesPast }).toISOString())}
              </option>
            ))}
          </select>
          <ChevronDown size={18} aria-hidden="true" />
        </span>
        <Button
          kind="line"
          size="small"
          busy={busy}
          busyLabel={words.saying}
          onClick={() => void say(() => call('teenKeepWatch', { body: { hours } }))}
        >
          {words.say}
        </Button>
        {isHere && (
          <Button kind="line" size="small" onClick={() => void say(() => call('teenEndWatch', {}))}>
            {words.leave}
          </Button>
        )}
      </div>
    </div>
  );
}

function Questions() {
  const { data } = useQuery({ ...read('teenOpenQuestions'), staleTime: 0 });
  const words = teen.questions;
  return (
    <div className={styles.panel}>
      <h2>{words.title}</h2>
      {data?.items.length === 0 && <p>{words.none}</p>}
      <ul className={styles.queue}>
        {data?.items.map((question) => (
          <Question key={question.id} question={question} />
        ))}
      </ul>
      {data?.more && <p className={styles.small}>{words.more}</p>}
    </div>
  );
}

function Question({ question: { id, body } }: { readonly question: OpenQuestion }) {
  const client = useQueryClient();
  const [answer, setAnswer] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const words = teen.questions;
  const send = async () => {
    if (!judgeBody(answer, 'reply').ok) return setError(words.missing);
    setBusy(true);
    setError(null);
    try {
      await call('teenAnswer', { params: { question: id }, body: { body: answer } });
      toast({ title: words.sent });
      await client.invalidateQueries({ queryKey: keyOf('teenOpenQuestions') });
    } catch (failure) {
      setBusy(false);
      setError(sentenceOf(failure, words.failed));
    }
  };
  return (
    <li>
      <p className={styles.asked} dir="auto">
        {body}
      </p>
      <TextArea label={words.label} rows={3} value={answer} onChange={setAnswer} error={error} />
      <p className={styles.small}>{words.about}</p>
      <Button kind="line" size="small" busy={busy} busyLabel={words.sending} onClick={() => void send()}>
        {words.send}
      </Button>
    </li>
  );
}
