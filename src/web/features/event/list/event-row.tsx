import type { EventWire } from '#contract/event/event.schemas.ts';
import { Disc } from '#web/ui/drawings/moon/disc.tsx';
import type { Clocks } from '#web/ui/drawings/moon/instant-words.ts';
import { lightOf, type Hemisphere } from '#web/ui/drawings/moon/lit-path.ts';
import { EventActs } from '../acts/event-acts.tsx';
import { HostActs } from '../host/host-acts.tsx';
import { events } from '../event.copy.ts';
import { Seats } from '../seats.tsx';
import { moonLine, whenOf } from '../when.ts';
import styles from './list.module.css';

type Props = {
  readonly event: EventWire;
  readonly now: number;
  readonly clocks: Clocks;
  readonly hemisphere: Hemisphere;
};

/** One circle of the list: its moon, its hour, its seats, and what can be done. */
export function EventRow({ event, now, clocks, hemisphere }: Props) {
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
        <h3>{event.title}</h3>
        <p className={styles.text}>
          {event.text} {event.isHost && events.youHost}
        </p>
      </div>
      <div className={styles.seats}>
        {event.isCancelled ? (
          <p className={styles.cancelled}>
            <b>{events.cancelled.title}</b> {event.message && events.cancelled.message(event.message)}
          </p>
        ) : (
          <Seats event={event} />
        )}
      </div>
      <div className={styles.acts}>
        <EventActs event={event} now={now} clocks={clocks} />
        {event.isHost && !event.isCancelled && <HostActs event={event} />}
      </div>
    </li>
  );
}
