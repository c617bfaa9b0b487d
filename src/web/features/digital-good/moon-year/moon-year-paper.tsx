import type { MoonYear } from '#contract/digital-good/digital-good.schemas.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import type { Observer } from '#web/features/moon/public.ts';
import { useMember } from '#web/platform/session.ts';
import { dayAndMonth, dayOfMonth, monthName } from '#web/ui/drawings/dates/date-words.ts';
import { timeOfDay, type Clocks } from '#web/ui/drawings/moon/instant-words.ts';
import { lightOf, litPath, type Hemisphere } from '#web/ui/drawings/moon/lit-path.ts';
import { eclipseName } from './eclipse-name.ts';
import { moonYearCopy as copy } from './moon-year.copy.ts';
import { RisesTables } from './rises-tables.tsx';
import styles from './moon-year.module.css';

type Props = { readonly year: MoonYear; readonly place: Observer | null; readonly hemisphere: Hemisphere };
const MONTHS = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'));

/** The year on paper: a sheet with every day's moon, one with the exact times, and where a place is given its risings. */
export function MoonYearPaper({ year, place, hemisphere }: Props) {
  const { firstName, clock } = useMember();
  const clocks = { zone: year.zone, clock };
  return (
    <article className={styles.paper}>
      <section className={styles.sheet}>
        <header>
          <h1>{copy.title(year.year)}</h1>
          <p className={styles.quiet}>
            {copy.where(year.zone.replaceAll('_', ' '), place?.name ?? null)}
            {firstName.trim() !== '' && `. ${copy.made(firstName)}.`}
          </p>
        </header>
        <ol className={styles.months}>
          {MONTHS.map((month) => (
            <MonthStrip key={month} month={`${year.year}-${month}`} year={year} hemisphere={hemisphere} />
          ))}
        </ol>
      </section>
      <section className={styles.sheet} aria-labelledby="moon-instants">
        <h2 id="moon-instants">{copy.instants}</h2>
        <Instants year={year} clocks={clocks} />
        <h2>{copy.names}</h2>
        <ul className={styles.names}>
          {year.fullMoons.map((moon) => (
            <li key={moon.at}>
              <b>{moon.name}</b>{' '}
              <span>
                {[
                  dayAndMonth(dayInZone(new Date(moon.at), year.zone)),
                  moon.blue && copy.blue,
                  moon.supermoon && copy.supermoon,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </li>
          ))}
        </ul>
        <h2>{copy.eclipses}</h2>
        {year.eclipses.length === 0 ? (
          <p>{copy.noEclipses}</p>
        ) : (
          <ul className={styles.names}>
            {year.eclipses.map((eclipse) => (
              <li key={eclipse.at}>
                <b>{eclipseName(eclipse)}</b>{' '}
                <span>
                  {`${dayAndMonth(dayInZone(new Date(eclipse.at), year.zone))}, ${timeOfDay(eclipse.at, clocks)}`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      {place && <RisesTables place={place} days={year.days.map(({ date }) => date)} clocks={clocks} />}
    </article>
  );
}

type StripProps = { readonly month: string; readonly year: MoonYear; readonly hemisphere: Hemisphere };
const [STEP, RADIUS] = [26, 10.5];
/** Days in the first half of a month's line: on a narrow page the second half stands below it. */
const HALF = 16;

/** A month as a line of moons, each over its day; the days of a principal phase are named by a darker number. */
function MonthStrip({ month, year, hemisphere }: StripProps) {
  const days = year.days.filter(({ date }) => date.startsWith(month));
  return (
    <li className={styles.month}>
      <b>{monthName(month).split(' ')[0]}</b>
      <div role="img" aria-label={copy.strip(monthName(month))}>
        {[days.slice(0, HALF), days.slice(HALF)].map((half) => (
          <Half key={half[0]?.date} days={half} hemisphere={hemisphere} />
        ))}
      </div>
    </li>
  );
}

function Half({ days, hemisphere }: { readonly days: MoonYear['days'] } & Pick<StripProps, 'hemisphere'>) {
  return (
    <svg viewBox={`0 0 ${HALF * STEP} 38`} aria-hidden="true">
      {days.map((day, at) => {
        const x = at * STEP + STEP / 2;
        const lit = litPath(lightOf(day), { x, y: 12, radius: RADIUS, hemisphere });
        return (
          <g key={day.date} data-principal={day.instant !== null || undefined}>
            <circle className={styles.shade} cx={x} cy="12" r={RADIUS} />
            {lit && <path className={styles.lit} d={lit} />}
            <text x={x} y="35" fontSize="9">
              {dayOfMonth(day.date)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const PHASES = ['new', 'first_quarter', 'full', 'last_quarter'] as const;

function Instants({ year: { instants, year, zone }, clocks }: { readonly year: MoonYear; readonly clocks: Clocks }) {
  const told = instants.map(({ phase, at }) => ({ phase, at, date: dayInZone(new Date(at), zone) }));
  return (
    <table className={styles.instants}>
      <thead>
        <tr>
          <th scope="col">{copy.month}</th>
          {PHASES.map((phase) => (
            <th key={phase} scope="col">
              {copy.phases[phase]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {MONTHS.map((month) => (
          <tr key={month}>
            <th scope="row">{monthName(`${year}-${month}`).split(' ')[0]}</th>
            {PHASES.map((phase) => (
              <td key={phase}>
                {told
                  .filter((one) => one.phase === phase && one.date.startsWith(`${year}-${month}`))
                  .map(({ at, date }) => (
                    <span key={at}>
                      <b className="num">{dayOfMonth(date)}</b> <span className="num">{timeOfDay(at, clocks)}</span>
                    </span>
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
