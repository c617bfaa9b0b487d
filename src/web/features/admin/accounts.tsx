import { useState, type FormEvent } from 'react';
import { sentenceOf } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { PagedList } from '#web/ui/lists/paged-list.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { AccountRow } from './account-row.tsx';
import { admin } from './admin.copy.ts';
import { useAccounts, useFind } from './admin.queries.ts';
import styles from './admin.module.css';

const { find: words } = admin;

/** The accounts, and the one that is looked for. */
export function Accounts() {
  const { mutate, data, isPending, error, reset } = useFind();
  return (
    <>
      <Find onFind={(asked) => mutate(asked)} busy={isPending} />
      {error && <Notice tone="warning">{sentenceOf(error, words.failed)}</Notice>}
      {data ? (
        <section aria-label={words.found}>
          {data.account ? (
            <>
              <Columns />
              <ol className={styles.list}>
                <AccountRow key={data.account.id} of={data.account} />
              </ol>
            </>
          ) : (
            <Notice>{words.none}</Notice>
          )}
          <p className={styles.back}>
            <TextButton onClick={reset}>{words.back}</TextButton>
          </p>
        </section>
      ) : (
        <All />
      )}
      <p className={styles.caption}>{admin.caption}</p>
    </>
  );
}

function Find({ onFind, busy }: { readonly onFind: (asked: string) => void; readonly busy: boolean }) {
  const [asked, setAsked] = useState('');
  const { ref, error, stops } = useMissing<HTMLInputElement>(asked.trim() === '', words.missing);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !stops()) onFind(asked);
  };
  return (
    <form method="post" role="search" noValidate className={styles.find} onSubmit={submit}>
      <TextField
        ref={ref}
        label={words.label}
        name="admin-find"
        autoComplete="off"
        spellCheck={false}
        maxLength={254}
        value={asked}
        onChange={setAsked}
        error={error}
      />
      <Button type="submit" kind="line" busy={busy} busyLabel={words.going}>
        {words.go}
      </Button>
    </form>
  );
}

function Columns() {
  const { who, role, plan, seen } = admin.columns;
  return (
    <p className={styles.columns} aria-hidden="true">
      <span>{who}</span>
      <span>{role}</span>
      <span>{plan}</span>
      <span>{seen}</span>
    </p>
  );
}

function All() {
  const { first, items, hasMore, more, state, isError, isFetching, refetch } = useAccounts();
  if (!first)
    return isError ? (
      <ErrorNote title={admin.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
        {admin.failed.text}
      </ErrorNote>
    ) : (
      <div className={styles.late}>
        <Skeletons label={admin.loading}>
          <Skeleton />
          <Skeleton />
          <Skeleton shape="short" />
        </Skeletons>
      </div>
    );
  return (
    <>
      <Columns />
      <PagedList
        className={styles.list}
        items={items}
        words={admin.paged}
        hasMore={hasMore}
        state={state}
        onMore={() => void more()}
      >
        {(one) => <AccountRow key={one.id} of={one} />}
      </PagedList>
    </>
  );
}
