import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReceivedThanksReply } from '#contract/thanks/thanks.schemas.ts';
import { call } from '#web/platform/api.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { keyOf, read } from '#web/platform/queries.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { received as words } from './received.copy.ts';
import styles from './received.module.css';

const FIRST = 6;

/** What listeners thank a teacher for: the lines, never whose. */
export function ReceivedThanks() {
  const { data, isError, isFetching, refetch } = useQuery(read('getReceivedThanks'));
  if (data) return <List of={data.thanks} />;
  if (isError)
    return (
      <ErrorNote level="h2" title={words.missing.title} onRetry={() => void refetch()} retrying={isFetching}>
        {words.missing.text}
      </ErrorNote>
    );
  return (
    <Skeletons label={words.loading}>
      <Skeleton />
      <Skeleton shape="short" />
    </Skeletons>
  );
}

type One = ReceivedThanksReply['thanks'][number];

function List({ of }: { readonly of: readonly One[] }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <section className={styles.received} aria-labelledby="thanks">
      <h2 id="thanks">{words.title}</h2>
      <p>{of.length === 0 ? words.none : words.note}</p>
      <ul>
        {(isWhole ? of : of.slice(0, FIRST)).map((one) => (
          <Line key={one.id} of={one} />
        ))}
      </ul>
      {!isWhole && of.length > FIRST && <TextButton onClick={() => setWhole(true)}>{words.more(of.length)}</TextButton>}
    </section>
  );
}

function Line({ of }: { readonly of: One }) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('reportThanks', { params: { thanks: of.id } }),
    onSuccess: (reply) => {
      client.setQueryData(keyOf('getReceivedThanks'), reply);
      toast(words.reported);
    },
  });
  return (
    <li>
      <blockquote dir="auto">{of.words}</blockquote>
      <p>
        <span>{words.of(of.title)}</span>
        <Button kind="quiet" size="small" busy={isPending} busyLabel={words.reporting} onClick={() => mutate()}>
          {words.report}
          <span className="vh"> {of.words}</span>
        </Button>
      </p>
      {error && <Notice tone="danger">{sentenceOf(error, words.failed)}</Notice>}
    </li>
  );
}
