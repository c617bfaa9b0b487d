import type { SkyReply, EventWire } from '#contract/event/event.schemas.ts';
import { dayInZone, type LocalDate } from '#domain/calendar/local-date.ts';
import { startOfDay } from '#domain/calendar/zone-instant.ts';
import { dayAndMonth, shortDate } from '#web/ui/drawings/dates/date-words.ts';
import { litPath, type Hemisphere } from '#web/ui/drawings/moon/lit-path.ts';
import { events } from '../event.copy.ts';
import styles from './sky.module.css';

const { sky: words } = events;
const DAY_MS = 86_400_000;
const [LEFT, WIDTH, TOP, DEPTH, FLOOR] = [30, 940, 50, 100, 172];
const DOOR = 'M-11 22V4a11 11 0 0 1 22 0v18Z';
type Phase = SkyReply['instants'][number]['phase'];
const LIT: Readonly<Record<Phase, number>> = { new: 0, full: 1, first_quarter: 0.5, last_quarter: 0.5 };
/** Nine in the evening, for which a day's light is told. */
const EVENING = 21 / 24;

type Props = {
  readonly sky: SkyReply;
  /** Circles that are known to take place: a door is filled where one hangs from its moon. */
  readonly circles: readonly Pick<EventWire, 'startsAt' | 'isCancelled'>[];
  /** More circles are to come than were read: of later moons nothing is known yet. */ readonly hasMore: boolean;
  readonly hemisphere: Hemisphere;
};

/** The real moon's light over the coming weeks, with doors that hang from full and new. */
export function SkyPicture({ sky, circles, hasMore, hemisphere }: Props) {
  const [first, last] = [sky.days[0]?.date, sky.days.at(-1)?.date];
  if (!first || !last) return null;
  const { x, line } = plot(sky, first);
  const planned = new Set(
    circles.filter(({ isCancelled }) => !isCancelled).map(({ startsAt }) => dayInZone(new Date(startsAt), sky.zone)),
  );
  // A moon of these days stands where the word would: the word goes under a high one, and well above a low one.
  const near = sky.instants.find(({ at }) => Date.parse(at) < startOfDay(first, sky.zone).getTime() + 4 * DAY_MS);
  const lastRead = circles.at(-1)?.startsAt;
  const told = sky.instants.flatMap(({ phase, at }) =>
    phase === 'full' || phase === 'new'
      ? words.on(words.phase[phase], dayAndMonth(dayInZone(new Date(at), sky.zone)))
      : [],
  );
  return (
    <div className={styles.frame}>
      <svg
        className={styles.sky}
        viewBox="0 0 1000 266"
        role="img"
        aria-label={words.label(dayAndMonth(first), dayAndMonth(last), told.join(', '))}
      >
        <path className={styles.ground} d={`M${line[0]?.split(' ')[0]} ${FLOOR}L${line.join('L')}V${FLOOR}Z`} />
        <path className={styles.light} d={`M${line.join('L')}`} />
        <g transform={`translate(${line[0]?.replace(' ', ',')})`}>
          <circle className={styles.today} r="5" />
          <text className={styles.name} {...placeOfToday(near?.phase)}>
            {words.today}
          </text>
        </g>
        {sky.instants.map(({ phase, at }) => {
          const day = dayInZone(new Date(at), sky.zone);
          const time = (Date.parse(at) - startOfDay(day, sky.zone).getTime()) / DAY_MS;
          return (
            <Moon
              key={at}
              phase={phase}
              day={day}
              x={x(day, time)}
              isPlanned={planned.has(day)}
              isNone={!planned.has(day) && (!hasMore || (lastRead !== undefined && at < lastRead))}

              hemisphere={hemisphere}
            />
          );
        })}
      </svg>
    </div>
  );
}

function placeOfToday(near: Phase | undefined) {
  if (near === undefined) return { x: -14, dy: '-0.9em' };
  return near === 'full' ? { x: 10, y: 38, dy: '0.8em' } : { x: -14, y: -38 };
}

type MoonProps = {
  readonly phase: Phase;
  readonly day: LocalDate;
  readonly x: number;
  readonly isPlanned: boolean;
  readonly isNone: boolean;
  readonly hemisphere: Hemisphere;
};

function Moon({ phase, day, x, isPlanned, isNone, hemisphere }: MoonProps) {
  const y = TOP + (1 - LIT[phase]) * DEPTH;
  const hasDoor = phase === 'full' || phase === 'new';
  const radius = hasDoor ? 17 : 9;
  const lit = litPath(
    { illuminated: LIT[phase], waxing: phase === 'first_quarter' || phase === 'full' },
    { radius, hemisphere },
  );
  return (
    <>
      {hasDoor && <path className={styles.hang} d={`M${x} ${y + radius + 1}V196`} />}
      <g transform={`translate(${x} ${y})`}>
        <g className={styles.moon}>
          <circle className={styles.shade} r={radius} />
          {lit && <path className={styles.lit} d={lit} />}
        </g>
      </g>
      {hasDoor && (
        <g transform={`translate(${x} 196)`}>
          <path
            className={styles.door}
            data-planned={isPlanned || undefined}
            data-none={isNone || undefined}
            d={DOOR}
          />
          <text className={styles.name} textAnchor="middle" y="22" dy="1.2em">
            {words.door[phase]}
          </text>
          <text className={styles.day} textAnchor="middle" y="22" dy="2.75em">
            {shortDate(day).slice(4)}
          </text>
        </g>
      )}
    </>
  );
}

/** Where a day and its light stand. */
function plot({ days, zone }: SkyReply, first: LocalDate) {
  const start = startOfDay(first, zone).getTime();
  const x = (day: LocalDate, share: number) => {
    const index = Math.round((startOfDay(day, zone).getTime() - start) / DAY_MS);
    return Math.round((LEFT + ((index + share) / days.length) * WIDTH) * 10) / 10;
  };
  const line = days.map(({ date, illuminated, instant }) => {
    const share = instant ? (Date.parse(instant) - startOfDay(date, zone).getTime()) / DAY_MS : EVENING;
    return `${x(date, share)} ${Math.round((TOP + (1 - illuminated) * DEPTH) * 10) / 10}`;
  });
  return { x, line };
}
