import { href } from '#contract/screens.ts';
import type { PastEvent } from '#contract/event/event.schemas.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { Disc } from '#web/ui/drawings/moon/disc.tsx';
import type { Clocks } from '#web/ui/drawings/moon/instant-words.ts';
import { lightOf, type Hemisphere } from '#web/ui/drawings/moon/lit-path.ts';
import { Section } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { events } from '../event.copy.ts';
import { usePastEvents } from '../event.queries.ts';
import { moonLine, whenOf } from '../when.ts';
import styles from './list.module.css';

const words = events.past;
type Shown = { readonly clocks: Clocks; readonly hemisphere: Hemisphere };

/** Circles the member was at lately, each with the thread that came after it. Nothing while there are none. */
export function PastEvents(shown: Shown) {
  const { data, isError, isFetching, refetch } = usePastEvents();
  if (isError)
    return (
      <ErrorNote title={events.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
        {events.failed.text}
      </ErrorNote>
    );
  if (!data || data.items.length === 0) return null;
  return (
    <Section id="lately" title={words.title}>
      <p className={styles.text}>{words.lead}</p>
      <ul className={styles.past}>
        {data.items.map((event) => (
          <PastRow key={event.id} event={event} {...shown} />
        ))}
      </ul>
    </Section>
  );
}

function PastRow({ event, clocks, hemisphere }: Shown & { readonly event: PastEvent }) {
  const { day, from } = whenOf(event, clocks);
  return (
    <li className={styles.circle}>
      <div className={styles.moon}>
        <Disc light={lightOf(event.moon)} size={44} hemisphere={hemisphere} />
        <span>{moonLine(event, clocks)}</span>
      </div>
      <div className={styles.about}>
        <p className={styles.when}>
          {day} <b>{from}</b>
        </p>
        <h3 dir="auto">{event.title}</h3>
        <p className={styles.text}>{event.hostName === null ? events.hostGone : events.ledBy(event.hostName)}</p>
      </div>
      <div className={styles.way}>
        {event.thread === null ? (
          <p className={styles.text}>{words.none}</p>
        ) : (
          <LinkButton
            kind="line"
            size="small"
            href={href('communityPost', { params: { post: event.thread } })}
            aria-label={words.of(event.title)}
          >
            {words.thread}
          </LinkButton>
        )}
      </div>
    </li>
  );
}
