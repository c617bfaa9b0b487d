import type { EventWire } from '#contract/event/event.schemas.ts';
import { events } from './event.copy.ts';
import styles from './seats.module.css';

const { seats: words } = events;

/** Seats as small arches: filled is taken, dashed is free, clay is hers. A sentence says the same. */
export function Seats({ event }: { readonly event: EventWire }) {
  const { seats, taken, mine } = event;
  const hers = mine === 'seat' ? taken - 1 : -1;
  return (
    <div className={styles.seats}>
      <span className={styles.row} aria-hidden="true">
        {Array.from({ length: seats }, (_, at) => (
          <i key={at} data-taken={at < taken || undefined} data-hers={at === hers || undefined} />
        ))}
      </span>
      <p className={styles.said}>{seatWords(event)}</p>
    </div>
  );
}

/** "Nine seats free", "You have a seat. Eight of twenty taken.", "Full. You are second in line." */
export function seatWords({ seats, taken, waiting, mine, line, isHost }: EventWire): string {
  if (isHost) return `${words.taken(taken, seats)}.${words.waiting(waiting)}`;
  if (mine === 'seat') return words.yours(taken, seats);
  if (mine === 'line') return words.yourLine(line ?? waiting);
  if (taken >= seats) return words.fullLine(waiting);
  return taken * 2 > seats ? words.taken(taken, seats) : words.free(seats - taken);
}
