import { monthOf, type LocalDate } from '#domain/calendar/local-date.ts';
import type { MoonPhase, Phase } from '#domain/cycle/cycle-view.ts';
import { phaseName } from '#domain/moon/phase-name.ts';
import { useMember } from '#web/platform/session.ts';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';
import { percentLit } from '#web/ui/drawings/moon/moon.copy.ts';
import { Cite } from '#web/ui/evidence/cite.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Kicker } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { nineAtNight, timeOfDay, type Clocks } from '#web/ui/drawings/moon/instant-words.ts';
import { guidanceFor } from '../guidance/guidance-for.ts';
import { BODY, MEASURED, TRADITION, type Measured } from '../guidance/knowledge.copy.ts';
import { moon as words } from '../moon.copy.ts';
import { useMoonMonth } from '../moon.queries.ts';
import { skyOf, type DaySky } from '../moon-facts.ts';
import styles from './day.module.css';

type Props = { readonly date: LocalDate; readonly today: LocalDate; readonly phase: Phase | null };

/**
 * The night the member chose: its moon in words, what the two clocks suggest, and what is told and measured about it,
 * kept apart.
 */
export function DayPanel({ date, today, phase }: Props) {
  const { data, here } = useMoonMonth(monthOf(date));
  const { clock } = useMember();
  const sky = data && here ? skyOf(data)(date) : null;
  const told = date.slice(0, 4) === today.slice(0, 4) ? longDate(date) : `${longDate(date)} ${date.slice(0, 4)}`;
  return (
    <Panel as="section" ground="hearth" aria-label={told}>
      <Kicker>{told}</Kicker>
      <h2 className={styles.title}>{sky ? phaseName(sky.moon.phase) : words.day.failed}</h2>
      {sky && data && <DayWords sky={sky} clocks={{ zone: data.zone, clock }} phase={phase} guided={date !== today} />}
    </Panel>
  );
}

/** Tonight's guidance stands at the head of the page already. */
function DayWords({
  sky,
  clocks,
  phase,
  guided,
}: {
  readonly sky: DaySky;
  readonly clocks: Clocks;
  readonly phase: Phase | null;
  readonly guided: boolean;
}) {
  const { moon } = sky;
  return (
    <>
      <p className={styles.lit}>
        {moon.instant === null
          ? words.day.at9(percentLit(moon), nineAtNight(clocks.clock))
          : words.day.exact(timeOfDay(moon.instant, clocks))}
      </p>
      <ul className={styles.facts}>
        {factsOf(sky, clocks).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {guided && <p className={styles.guidance}>{guidanceFor(moon.phase, phase)}</p>}
      <Fold summary={words.day.known} bare>
        <dl className={styles.known}>
          <div>
            <dt>{words.day.tradition}</dt>
            <dd>{TRADITION[moon.phase]}</dd>
          </div>
          <div>
            <dt>{words.day.measured}</dt>
            <dd>
              {measuredOn(moon.phase, phase).map(({ text, sources }) => (
                <span key={text}>
                  {text}
                  <Cite of={sources} />{' '}
                </span>
              ))}
            </dd>
          </div>
        </dl>
      </Fold>
    </>
  );
}

/** What was measured about a moon, and about the phase of the member on its day. */
export function measuredOn(moon: MoonPhase, phase: Phase | null): readonly Measured[] {
  return phase ? [MEASURED[moon], BODY[phase]] : [MEASURED[moon]];
}

function factsOf({ fullMoon, eclipse }: DaySky, clocks: Clocks): string[] {
  const facts: string[] = [];
  if (fullMoon) facts.push(words.day.named(fullMoon.name));
  if (fullMoon?.blue) facts.push(words.day.blue);
  if (fullMoon?.supermoon) facts.push(words.day.supermoon(thousands(fullMoon.kilometres)));
  if (eclipse) facts.push(`${words.eclipse.name(eclipse)}. ${eclipseWords(eclipse, timeOfDay(eclipse.at, clocks))}`);
  return facts;
}

function eclipseWords(eclipse: NonNullable<DaySky['eclipse']>, time: string): string {
  if (eclipse.body === 'sun') return words.eclipse.sun(time);
  return eclipse.type === 'penumbral'
    ? `${words.eclipse.moon(time)} ${words.eclipse.penumbral}`
    : words.eclipse.moon(time);
}

function thousands(kilometres: number): string {
  return `${Math.floor(kilometres / 1000)},${String(kilometres % 1000).padStart(3, '0')}`;
}
