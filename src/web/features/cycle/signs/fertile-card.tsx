import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { CycleView } from '#domain/cycle/cycle-view.ts';
import { href } from '#contract/screens.ts';
import { useIsServersDrawing } from '#web/platform/deferred/frame.tsx';
import { TextButton, TextLink } from '#web/ui/actions/text-link.tsx';
import { useOvulation, useOvulationOpen } from '../forecast.queries.ts';
import { FertileBars, likelySpan, spanWords } from './fertile-days.tsx';
import { fertileCopy as words } from './signs.copy.ts';
import styles from './signs.module.css';

/** The fertile days of this cycle, in a place that is as high while they load. Only where the member's stage shows them. */
export function FertileCard({ view: { today, forecast } }: { readonly view: CycleView }) {
  const isOpen = useOvulationOpen();
  return isOpen && forecast ? <FertilePlace today={today} /> : null;
}

function FertilePlace({ today }: { readonly today: LocalDate }) {
  const query = useOvulation();
  const isPending = useIsServersDrawing() || query.isPending;
  const days = query.data?.estimate?.fertile ?? [];
  const span = likelySpan(days);
  return (
    <section className={styles.fertile} aria-labelledby="home-fertile" aria-busy={isPending}>
      <h3 id="home-fertile">{words.title}</h3>
      {!isPending && query.isError ? (
        <p role="alert">
          {words.lost} <TextButton onClick={() => void query.refetch()}>{words.again}</TextButton>
        </p>
      ) : isPending ? (
        <p className="vh">{words.loading}</p>
      ) : days.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <p>{span && span.high < today ? words.over : span && spanWords(span)}</p>
          <FertileBars days={days} today={today} />
          <p>{words.chance}.</p>
          <TextLink href={`${href('tracker')}#signs`}>{words.more}</TextLink>
        </>
      )}
    </section>
  );
}
