import { useState } from 'react';
import { href } from '#contract/screens.ts';
import { parseLocalDate, type LocalDate } from '#domain/calendar/local-date.ts';
import { useScreenSearch } from '#web/platform/address/screen-address.ts';
import { useOffline } from '#web/platform/offline/offline-state.ts';
import { useToday } from '#web/platform/today.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { rainyRoof } from '#web/ui/drawings/windows/places/rainy-roof.ts';
import { tidePath } from '#web/ui/drawings/windows/places/tide-path.ts';
import { Pictured } from '#web/ui/drawings/windows/stand-alone.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { ErrorNote, OfflineNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { RatingPage, useRatedDay } from './day/rating-page.tsx';
import { PatternPage } from './pattern/pattern-page.tsx';
import { pattern, rating } from './rating.copy.ts';
import { useRatingPattern } from './rating.queries.ts';
import styles from './day/rating-page.module.css';

/** /womb-health/ratings: today's ratings first, and those of any past day. */
export function RatingsScreen() {
  const today = useToday();
  const asked = parseLocalDate(useScreenSearch('ratings').day ?? '');
  const [chosen, choose] = useState<LocalDate | null>(asked && asked < today ? asked : null);
  // Today stays today when midnight passes.
  const date = chosen ?? today;
  const day = useRatedDay(date);
  const isCopy = useOffline() !== null;
  const { month } = day;
  const mayRate = month.data !== undefined || isCopy;
  const onDate = (next: LocalDate) => choose(next >= today ? null : next);
  return (
    <>
      <Pictured of={rainyRoof}>
        <PageHead title={rating.title} kicker={rating.kicker} lead={rating.lead} />
      </Pictured>
      <nav className={styles.ways} aria-label={rating.ways}>
        <TextLink href={href('ratingPattern')}>{rating.pattern}</TextLink>
        <TextLink href={`${href('profileSettings')}#notifications`}>{rating.remind}</TextLink>
      </nav>
      <OfflineNote>{month.data ? rating.offline : rating.offlineBlank}</OfflineNote>
      {mayRate ? (
        <RatingPage key={date} {...{ date, today, day, onDate }} />
      ) : month.isError ? (
        <ErrorNote
          level="h2"
          title={rating.failed.title}
          onRetry={() => void month.refetch()}
          retrying={month.isFetching}
        >
          {rating.failed.text}
        </ErrorNote>
      ) : (
        <Skeletons label={rating.loading}>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Skeletons>
      )}
    </>
  );
}

/** /womb-health/ratings/pattern: what the rated cycles show, in words, with a small graph. */
export function RatingPatternScreen() {
  const { data, isError, isFetching, refetch } = useRatingPattern();
  return (
    <>
      <Pictured of={tidePath}>
        <PageHead title={pattern.title} />
        <TextLink href={href('ratings')}>{pattern.back}</TextLink>
      </Pictured>
      {data ? (
        <PatternPage reply={data} />
      ) : isError ? (
        <ErrorNote level="h2" title={pattern.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
          {pattern.failed.text}
        </ErrorNote>
      ) : (
        <Skeletons label={pattern.loading}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton shape="block" />
        </Skeletons>
      )}
    </>
  );
}
