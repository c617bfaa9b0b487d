import type { ReactNode } from 'react';
import type { EventWire } from '#contract/event/event.schemas.ts';
import { useMember } from '#web/platform/session.ts';
import { timeOfDay, type Clocks } from '#web/ui/drawings/moon/instant-words.ts';
import { lightOf, type Hemisphere } from '#web/ui/drawings/moon/lit-path.ts';
import { MoonFace } from '#web/ui/drawings/moon/moon-face.tsx';
import { Kicker } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { EventActs } from '../acts/event-acts.tsx';
import { HostActs } from '../host/host-acts.tsx';
import { events } from '../event.copy.ts';
import { Seats } from '../seats.tsx';
import { moonName, whenOf } from '../when.ts';
import { placeOf } from '../zones.ts';
import styles from './hero.module.css';

type Props = {
  /** The next circle; null while none is planned. */ readonly event: EventWire | null;
  /** The moon to show where there is no circle. */ readonly moon: EventWire['moon'] | undefined;
  readonly now: number;
  readonly clocks: Clocks;
  readonly hemisphere: Hemisphere;
  /** The sky of the coming weeks. */ readonly children: ReactNode;
};

/** The night window: the next circle under the moon of its own day, and the sky that it hangs from. */
export function EventHero({ event, moon, now, clocks, hemisphere, children }: Props) {
  const disc = event?.moon ?? moon;
  return (
    <Panel as="section" ground="night" bleed aria-labelledby="next-circle">
      <div className={styles.hero}>
        {disc && (
          <div className={styles.face}>
            <MoonFace
              light={lightOf(disc)}
              size={352}
              hemisphere={hemisphere}
              label={events.face(moonName({ moon: disc }))}
            />
          </div>
        )}
        <div className={styles.words}>
          <Kicker>{events.kicker}</Kicker>
          <h1 id="next-circle" tabIndex={-1}>
            {event?.title ?? events.none.title}
          </h1>
          {event ? <Next event={event} now={now} clocks={clocks} /> : <p className={styles.text}>{events.none.text}</p>}
        </div>
        {children}
      </div>
    </Panel>
  );
}

function Next({ event, now, clocks }: Pick<Props, 'now' | 'clocks'> & { readonly event: EventWire }) {
  const { timeZone } = useMember();
  const { day, from, to } = whenOf(event, clocks);
  const { phase, instant } = event.moon;
  const exactly =
    instant && (phase === 'full' || phase === 'new') ? events.exactly(phase, timeOfDay(instant, clocks)) : null;
  const zone = clocks.zone === timeZone ? events.inZone(placeOf(timeZone)) : events.otherZone(placeOf(clocks.zone));
  return (
    <>
      <p className={styles.when}>
        <b>{events.span(day, from, to)}</b>
        <span>{[zone, exactly].filter(Boolean).join(' ')}</span>
      </p>
      <p className={styles.text}>
        {event.text} {event.isHost ? events.youHost : event.hostName ? events.ledBy(event.hostName) : events.hostGone}
      </p>
      <div className={styles.seats}>
        <Seats event={event} />
      </div>
      <EventActs event={event} now={now} clocks={clocks} large />
      {event.isHost && <HostActs event={event} />}
    </>
  );
}
