import type { AuthorRequest } from '#contract/moderation/moderation.schemas.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { useMember } from '#web/platform/session.ts';
import { StepUpDeclined } from '#web/platform/step-up/step-up.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Section } from '#web/ui/layout/page.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { timeOf } from './case-card.tsx';
import { moderation } from './moderation.copy.ts';
import { Unread } from './unread.tsx';
import { useApprove, useAuthorRequests } from './moderation.queries.ts';
import styles from './moderation.module.css';

const { author: words } = moderation;

/** Authors asked for within a day; nothing where there are none. */
export function AuthorRequests() {
  const { data, isError, isFetching, refetch } = useAuthorRequests();
  if (!data && isError)
    return (
      <Section id="author-requests" title={words.list}>
        <Unread text={words.unread} busy={isFetching} onAgain={() => void refetch()} />
      </Section>
    );
  if (!data || data.items.length === 0) return null;
  return (
    <Section id="author-requests" title={words.list}>
      <ul className={styles.requests}>
        {data.items.map((one) => (
          <Request key={one.id} of={one} />
        ))}
      </ul>
    </Section>
  );
}

function Request({ of: one }: { readonly of: AuthorRequest }) {
  const { timeZone } = useMember();
  const { mutate, isPending, error, isSuccess } = useApprove();
  return (
    <li>
      <p>
        <q>{one.reason}</q>
      </p>
      {one.author && (
        <p className={styles.author}>
          <b>{one.author.name}</b> {one.author.email}
          <small>
            {words.since(one.author.since)} · {words.until(timeOf(one.visibleUntil ?? one.at, timeZone))}
          </small>
        </p>
      )}
      {one.mine && !one.author && <p className={styles.before}>{stateOf(one)}</p>}
      {error && !(error instanceof StepUpDeclined) && <Notice tone="warning">{sentenceOf(error, words.failed)}</Notice>}
      {isSuccess && <Notice tone="success">{words.agreed}</Notice>}
      {!one.mine && !one.approved && (
        <Button kind="line" size="small" busy={isPending} busyLabel={words.asking} onClick={() => mutate(one.id)}>
          {words.approve}
        </Button>
      )}
    </li>
  );
}

function stateOf({ approved, at }: AuthorRequest): string {
  if (!approved) return words.waiting;
  return Date.now() - Date.parse(at) < 5 * 60_000 ? words.opening : words.gone;
}
