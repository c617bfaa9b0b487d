import type { MoonMonth } from '#contract/moon/moon.schemas.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import { phaseName } from '#domain/moon/phase-name.ts';
import { useNow } from '#web/platform/clock.ts';
import { useMember } from '#web/platform/session.ts';
import { shortDate } from '#web/ui/drawings/dates/date-words.ts';
import { Disc } from '#web/ui/drawings/moon/disc.tsx';
import { lightOf, type Hemisphere } from '#web/ui/drawings/moon/lit-path.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { timeOfDay } from '#web/ui/drawings/moon/instant-words.ts';
import { moon as words } from '../moon.copy.ts';
import { roughly } from '../moon-facts.ts';
import styles from './instants.module.css';

const HALF_MINUTE = 30_000;
const KNOWN = 4;
const SHOWN = 3;

type Props = { readonly now: MoonMonth; readonly hemisphere: Hemisphere };

/** The next three principal instants to the minute, counting down; the one before and the one after are folded. */
export function Instants({ now, hemisphere }: Props) {
  const time = useNow(HALF_MINUTE);
  const ahead = now.instants.filter(({ at }) => Date.parse(at) > time).slice(0, KNOWN);
  const last = now.instants.findLast(({ at }) => Date.parse(at) <= time);
  const others = [...(last ? [last] : []), ...ahead.slice(SHOWN)];
  return (
    <section aria-labelledby="moon-instants">
      <h2 id="moon-instants" className={styles.title}>
        {words.instants.title}
      </h2>
      <Rows list={ahead.slice(0, SHOWN)} {...{ now, time, hemisphere }} />
      {others.length > 0 && (
        <Fold summary={words.instants.others} bare>
          <Rows list={others} {...{ now, time, hemisphere }} />
        </Fold>
      )}
      <p className={styles.zone}>{words.instants.zone(now.zone.replaceAll('_', ' '))}</p>
    </section>
  );
}

function Rows({ list, ...props }: Props & { readonly list: MoonMonth['instants']; readonly time: number }) {
  return (
    <ol className={styles.list}>
      {list.map((instant) => (
        <Row key={instant.at} instant={instant} {...props} />
      ))}
    </ol>
  );
}

function Row({
  instant,
  now,
  time,
  hemisphere,
}: Props & { readonly instant: MoonMonth['instants'][number]; readonly time: number }) {
  const { phase, at } = instant;
  const { clock } = useMember();
  const away = Date.parse(at) - time;
  const date = dayInZone(new Date(at), now.zone);
  const full = now.fullMoons.find((moon) => moon.at === at);
  return (
    <li data-past={away <= 0 || undefined}>
      <Disc
        light={lightOf({ date, phase, illuminated: 0, waxing: true, instant: at })}
        size={34}
        hemisphere={hemisphere}
      />
      <span>
        <b>{phaseName(phase)}</b>
        <time dateTime={at}>{`${shortDate(date)}, ${timeOfDay(at, { zone: now.zone, clock })}`}</time>
        {full && <small>{full.supermoon ? `${full.name}, supermoon` : full.name}</small>}
      </span>
      <em>{away <= 0 ? words.instants.ago(roughly(-away)) : words.instants.ahead(roughly(away))}</em>
    </li>
  );
}
