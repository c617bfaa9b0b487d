import { href } from '#contract/screens.ts';
import type { MoonMonth } from '#contract/moon/moon.schemas.ts';
import type { Phase } from '#domain/cycle/cycle-view.ts';
import { phaseName } from '#domain/moon/phase-name.ts';
import { useNow } from '#web/platform/clock.ts';
import { useMember } from '#web/platform/session.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';
import { lightOf, type Hemisphere } from '#web/ui/drawings/moon/lit-path.ts';
import { moonWords, percentLit } from '#web/ui/drawings/moon/moon.copy.ts';
import { MoonFace } from '#web/ui/drawings/moon/moon-face.tsx';
import { Kicker } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { timeOfDay } from '#web/ui/drawings/moon/instant-words.ts';
import { guidanceFor } from '../guidance/guidance-for.ts';
import { moon as words } from '../moon.copy.ts';
import { stretchOf, type DaySky } from '../moon-facts.ts';
import styles from './hero.module.css';

const HALF_MINUTE = 30_000;
const DAY = 86_400_000;

type Props = {
  readonly now: MoonMonth;
  readonly sky: DaySky | null;
  readonly phase: Phase | null;
  readonly hemisphere: Hemisphere;
};

/** The window into the night: the moon of today, its figures, and what the two clocks together suggest. */
export function MoonHero({ now, sky, phase, hemisphere }: Props) {
  const time = useNow(HALF_MINUTE);
  const { clock } = useMember();
  if (!sky) return null;
  const { moon } = sky;
  const next = now.instants.find(({ at }) => Date.parse(at) > time);
  const last = now.instants.findLast(({ phase: name, at }) => name === 'new' && Date.parse(at) <= time);
  const light = lightOf(moon);
  const told = { phase: moon.phase, ...light };
  return (
    <Panel as="section" ground="night" bleed aria-labelledby="moon-tonight">
      <div className={styles.hero}>
        <div className={styles.face}>
          <MoonFace light={light} size={400} hemisphere={hemisphere} label={words.hero.face(moonWords(told))} />
        </div>
        <div className={styles.words}>
          <Kicker>{`${longDate(moon.date)}, ${timeOfDay(new Date(time).toISOString(), { zone: now.zone, clock })}`}</Kicker>
          <h1 id="moon-tonight" tabIndex={-1}>
            {phaseName(moon.phase)}
          </h1>
          <dl className={styles.figures}>
            <div>
              <dt>{words.hero.lit}</dt>
              <dd>{percentLit(told)}%</dd>
            </div>
            {last && <Age ms={time - Date.parse(last.at)} />}
            {next && (
              <div>
                <dt>{words.hero.until[next.phase]}</dt>
                <dd>
                  <Countdown ms={Date.parse(next.at) - time} />
                </dd>
              </div>
            )}
          </dl>
          <p className={styles.guidance}>{guidanceFor(moon.phase, phase)}</p>
          <div className={styles.links}>
            <LinkButton kind="line" href={href('tracker')}>
              {words.hero.log}
            </LinkButton>
          </div>
        </div>
      </div>
    </Panel>
  );
}

function Age({ ms }: { readonly ms: number }) {
  const days = (ms / DAY).toFixed(1);
  return (
    <div>
      <dt>{words.hero.age}</dt>
      <dd>
        {days} <small>{words.hero.days(Number(days))}</small>
      </dd>
    </div>
  );
}

function Countdown({ ms }: { readonly ms: number }) {
  const { days, hours, minutes } = stretchOf(ms);
  return (
    <>
      {days}
      <small>d</small> {hours}
      <small>h</small> {minutes}
      <small>m</small>
    </>
  );
}
