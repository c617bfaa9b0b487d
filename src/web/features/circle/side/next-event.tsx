import { useQuery } from '@tanstack/react-query';
import { href } from '#contract/screens.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import { read } from '#web/platform/queries.ts';
import { useMember } from '#web/platform/session.ts';
import { shortDate } from '#web/ui/drawings/dates/date-words.ts';
import { Disc } from '#web/ui/drawings/moon/disc.tsx';
import { timeOfDay } from '#web/ui/drawings/moon/instant-words.ts';
import { lightOf } from '#web/ui/drawings/moon/lit-path.ts';
import { useHemisphere } from '#web/features/moon/public.ts';
import { circle } from '../circle.copy.ts';
import styles from './side.module.css';

const words = circle.next;

/** The next evening together, in the member's own hour; where none is planned, the way to their calendar. */
export function NextEvent() {
  const { timeZone: zone, clock } = useMember();
  const [hemisphere] = useHemisphere(zone);
  const { data } = useQuery(read('getNextEvent'));
  const event = data?.event;
  return (
    <a className={styles.next} href={href('communityEvents')}>
      {event && <Disc light={lightOf(event.moon)} size={56} hemisphere={hemisphere} />}
      <span>
        {event && (
          <i>
            {shortDate(dayInZone(new Date(event.startsAt), zone))}, {timeOfDay(event.startsAt, { zone, clock })}
          </i>
        )}
        <b dir="auto">{event ? event.title : words.title}</b>
        <small>{event ? words.seats(event.taken, event.seats) : words.text}</small>
      </span>
    </a>
  );
}
