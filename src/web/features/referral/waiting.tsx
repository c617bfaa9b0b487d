import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { referralCopy as words } from './referral.copy.ts';

type Asked = { readonly isError: boolean; readonly isFetching: boolean; readonly refetch: () => unknown };

/** A page of referrals before its data, or without it. */
export function Waiting({ of: { isError, isFetching, refetch } }: { readonly of: Asked }) {
  return isError ? (
    <ErrorNote level="h2" title={words.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
      {words.failed.text}
    </ErrorNote>
  ) : (
    <Skeletons label={words.loading}>
      <Skeleton shape="block" />
      <Skeleton />
      <Skeleton shape="block" />
    </Skeletons>
  );
}
