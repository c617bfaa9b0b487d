import type { ReactNode } from 'react';
import { ApiError } from '#web/platform/api-error.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { mistyPath } from '#web/ui/drawings/windows/places/misty-path.ts';
import { StandAlone } from '#web/ui/drawings/windows/stand-alone.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeletons } from '#web/ui/status/waiting.tsx';

type Words = { readonly title: string; readonly text: string };
type Props = {
  /** How the question for it stands. */
  readonly of: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };
  /** The page's own heading while it could not be loaded. */ readonly page: string;
  readonly gone: Words;
  /** Where what is gone leads back to. */ readonly back: { readonly to: string; readonly label: string };
  readonly failed: Words;
  readonly loading: string;
  /** The skeletons, in the shape of what comes. */ readonly children: ReactNode;
};

/**
 * What a page about one thing shows while it has none: its shape while it loads, a page of its own where there is no
 * such thing or its address is none, and the way to try again where it could not be loaded.
 */
export function WithoutThing({
  of: { error, isFetching, refetch },
  page,
  gone,
  back,
  failed,
  loading,
  children,
}: Props) {
  if (!error) return <Skeletons label={loading}>{children}</Skeletons>;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return (
      <StandAlone of={mistyPath}>
        <h1>{gone.title}</h1>
        <p>{gone.text}</p>
        <LinkButton href={back.to}>{back.label}</LinkButton>
      </StandAlone>
    );
  return (
    <>
      <PageHead title={page} />
      <ErrorNote level="h2" title={failed.title} onRetry={() => void refetch()} retrying={isFetching}>
        {failed.text}
      </ErrorNote>
    </>
  );
}
