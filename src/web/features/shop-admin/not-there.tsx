import type { ReactNode } from 'react';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { shopAdmin as words } from './shop-admin.copy.ts';
import styles from './shop-admin.module.css';

type Asked = { readonly isError: boolean; readonly isFetching: boolean; readonly refetch: () => unknown };

/** What stands in a list's place while there is none: its shape, or why it did not load. */
export function NotThere({ isError, isFetching, refetch }: Asked): ReactNode {
  return isError ? (
    <ErrorNote title={words.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
      {words.failed.text}
    </ErrorNote>
  ) : (
    <div className={styles.late}>
      <Skeletons label={words.loading}>
        <Skeleton />
        <Skeleton />
        <Skeleton shape="short" />
      </Skeletons>
    </div>
  );
}
