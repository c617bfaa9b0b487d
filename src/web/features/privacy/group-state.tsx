import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { privacy } from './privacy.copy.ts';

type Query = { readonly isError: boolean; readonly isFetching: boolean; readonly refetch: () => Promise<unknown> };

/** In the place of what a group reads, while it comes or where it did not. */
export function GroupState({ isError, isFetching, refetch }: Query) {
  if (!isError)
    return (
      <Skeletons label={privacy.coming}>
        <Skeleton />
        <Skeleton />
        <Skeleton shape="short" />
      </Skeletons>
    );
  return (
    <ErrorNote title={privacy.lost.title} onRetry={() => void refetch()} retrying={isFetching}>
      {privacy.lost.text}
    </ErrorNote>
  );
}
