import { ChevronLeft, Printer } from 'lucide-react';
import { href } from '#contract/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { guide as copy } from './guide.copy.ts';
import { useGuideKeepsake } from './guide.queries.ts';
import { KeepsakePaper } from './keepsake/keepsake-paper.tsx';
import styles from './keepsake/keepsake.module.css';

/** /health-guide/keepsake: what she did and wrote in twelve weeks, to print or to save as PDF by the browser's print. */
export function HealthGuideKeepsakeScreen() {
  const { data, isError, isFetching, refetch } = useGuideKeepsake();
  return (
    <>
      <div className={styles.bar}>
        <TextLink href={href('healthGuide')}>
          <ChevronLeft size={18} aria-hidden="true" />
          {copy.back}
        </TextLink>
        {data && data.weeks.length > 0 && (
          <Button size="small" onClick={() => window.print()}>
            <Printer size={17} aria-hidden="true" />
            {copy.keepsake.print}
          </Button>
        )}
      </div>
      <main id="main" className={styles.page}>
        {data ? (
          <KeepsakePaper keepsake={data} />
        ) : isError ? (
          <ErrorNote title={copy.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
            {copy.failed.text}
          </ErrorNote>
        ) : (
          <Skeletons label={copy.loading}>
            <Skeleton shape="title" />
            <Skeleton shape="block" />
          </Skeletons>
        )}
      </main>
    </>
  );
}
