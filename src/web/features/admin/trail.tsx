import { useState } from 'react';
import type { TrailLine } from '#contract/admin/admin.schemas.ts';
import { TRAIL_ACTIONS, TRAIL_DAYS } from '#domain/admin/admin.ts';
import { useMember } from '#web/platform/session.ts';
import { SelectField } from '#web/ui/fields/field.tsx';
import { PagedList } from '#web/ui/lists/paged-list.tsx';
import { Empty } from '#web/ui/status/empty.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { momentOf } from './moment-of.ts';
import { admin } from './admin.copy.ts';
import { useTrail } from './admin.queries.ts';
import styles from './admin.module.css';

const { trail: words } = admin;
const all = (label: string) => ({ value: '', label });

/** What staff did, with its filters. */
export function Trail() {
  const [action, setAction] = useState('');
  const [role, setRole] = useState('');
  const [days, setDays] = useState('30');
  const query = { ...(action && { action }), ...(role && { role }), ...(days && { days }) };
  return (
    <>
      <div className={styles.filters}>
        <SelectField
          label={words.action}
          name="trail-action"
          value={action}
          onChange={setAction}
          options={[all(words.all), ...TRAIL_ACTIONS.map((value) => ({ value, label: words.done(value) }))]}
        />
        <SelectField
          label={words.role}
          name="trail-role"
          value={role}
          onChange={setRole}
          options={[
            all(words.anyRole),
            ...(['moderator', 'admin'] as const).map((value) => ({ value, label: words.roleOf(value) })),
          ]}
        />
        <SelectField
          label={words.days}
          name="trail-days"
          value={days}
          onChange={setDays}
          options={[...TRAIL_DAYS.map((value) => ({ value, label: words.span[value] })), all(words.everyDay)]}
        />
      </div>
      <Lines key={JSON.stringify(query)} query={query} />
      <p className={styles.caption}>{words.caption}</p>
    </>
  );
}

function Lines({ query }: { readonly query: Readonly<Record<string, string>> }) {
  const { first, items, hasMore, more, state, isError, isFetching, refetch } = useTrail(query);
  if (!first)
    return isError ? (
      <ErrorNote title={admin.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
        {admin.failed.text}
      </ErrorNote>
    ) : (
      <Skeletons label={admin.loading}>
        <Skeleton />
        <Skeleton shape="short" />
      </Skeletons>
    );
  if (items.length === 0) return <Empty title={words.empty.title}>{words.empty.text}</Empty>;
  return (
    <PagedList
      items={items}
      words={{ ...admin.paged, end: words.end }}
      hasMore={hasMore}
      state={state}
      onMore={() => void more()}
    >
      {(one) => <Line key={one.id} of={one} />}
    </PagedList>
  );
}

function Line({ of: line }: { readonly of: TrailLine }) {
  const { timeZone } = useMember();
  const detail = words.detail(line.detail);
  return (
    <li className={styles.line}>
      <p className={styles.when}>
        {momentOf(line.at, timeZone)}
        <small>
          {line.byMe ? words.me : words.other(line.staff)} · {words.roleOf(line.role)}
        </small>
      </p>
      <div>
        <p>
          <b>{words.done(line.action)}</b>
          {detail ? `, ${detail}` : ''}: <span className={styles.quiet}>{words.result(line.result)}</span>
        </p>
        {line.reason && (
          <p>
            <q>{line.reason}</q>
          </p>
        )}
        {line.object && <p className={styles.object}>{words.about(line.object)}</p>}
      </div>
    </li>
  );
}
