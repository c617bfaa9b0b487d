import { ChevronLeft, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { href } from '#contract/screens.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { envelope } from '#web/ui/drawings/windows/things/envelope.ts';
import { Window } from '#web/ui/drawings/windows/window.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { downloads as copy } from './downloads.copy.ts';
import styles from './paper.module.css';

type Props = {
  readonly query: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };
  /** The paper; null while there is none. */ readonly children: ReactNode;
  readonly tools?: ReactNode;
};

/** A page on paper: above it the way back and what is chosen, which no print shows; below it the sheets. */
export function PaperPage({ query: { error, isFetching, refetch }, children, tools }: Props) {
  return (
    <>
      <div className={styles.bar}>
        <TextLink href={href('downloads')}>
          <ChevronLeft size={18} aria-hidden="true" />
          {copy.back}
        </TextLink>
        {children !== null && (
          <Button size="small" onClick={() => window.print()}>
            <Printer size={17} aria-hidden="true" />
            {copy.print}
          </Button>
        )}
        {tools && <div className={styles.tools}>{tools}</div>}
      </div>
      <main id="main" className={styles.page}>
        {children ?? (
          <>
            {error instanceof ApiError && error.code === 'good_missing' ? (
              <div className={styles.missing}>
                <Window of={envelope} />
                <h1>{copy.missing.title}</h1>
                <p>{copy.missing.text}</p>
              </div>
            ) : error ? (
              <ErrorNote title={copy.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
                {copy.failed.text}
              </ErrorNote>
            ) : (
              <Skeletons label={copy.loading}>
                <Skeleton shape="title" />
                <Skeleton shape="block" />
                <Skeleton shape="block" />
              </Skeletons>
            )}
          </>
        )}
      </main>
    </>
  );
}
