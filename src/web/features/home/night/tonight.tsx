import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { MoonDay, Phase } from '#domain/cycle/cycle-view.ts';
import { wantsLunarGuidance } from '#domain/goals/lunar-guidance.ts';
import { phaseName } from '#domain/moon/phase-name.ts';
import { guidanceFor } from '#web/features/moon/public.ts';
import { timeOfDay, type Clocks } from '#web/ui/drawings/moon/instant-words.ts';
import { lightOf } from '#web/ui/drawings/moon/lit-path.ts';
import { percentLit } from '#web/ui/drawings/moon/moon.copy.ts';
import { MoonFace } from '#web/ui/drawings/moon/moon-face.tsx';
import { MoonStrip } from '#web/ui/drawings/moon/moon-strip.tsx';
import { Kicker } from '#web/ui/layout/page.tsx';
import { home } from '../home.copy.ts';
import { Landscape } from './landscape.tsx';
import { MoonLinks } from './moon-links.tsx';
import { NextLight } from './next-light.tsx';
import { nextPrincipal, stripDays } from './sky-words.ts';
import styles from './night.module.css';

type Props = {
  readonly moon: readonly MoonDay[];
  readonly today: LocalDate;
  readonly clocks: Clocks;
  /** The member's goals, sacred and custom: some of them lead to the guidance of the moon (§2.4). */ readonly goals: readonly string[];
  /** Null where none is told. */ readonly phase: Phase | null;
};

/**
 * The window into the night: the moon of today over dark hills with one lit door, the days around it, and the next
 * principal phase on the member's clocks.
 */
export function Tonight({ moon, today, clocks, goals, phase }: Props) {
  const tonight = moon.find(({ date }) => date === today);
  if (!tonight) return null;
  const next = nextPrincipal(moon, today);
  const name = phaseName(tonight.phase);
  const guided = wantsLunarGuidance(goals);
  return (
    <section className={styles.night} data-ground="night" aria-labelledby="home-night">
      <Landscape />
      <div className={styles.face}>
        <MoonFace light={lightOf(tonight)} size={220} label={name} />
      </div>
      <div className={styles.name}>
        <Kicker>{guided ? home.night.guidance : home.night.kicker}</Kicker>
        <h2 id="home-night">{name}</h2>
        <p className={styles.lit}>{litWords(tonight, clocks)}</p>
        {next && next.date !== today && <NextLight next={next} clocks={clocks} />}
      </div>
      <p className={styles.look}>{guided ? guidanceFor(tonight.phase, phase) : home.night.look[tonight.phase]}</p>
      <MoonStrip days={stripDays(moon, today)} today={today} />
      <MoonLinks guidance={guided} />
    </section>
  );
}

function litWords(tonight: MoonDay, clocks: Clocks): string {
  if (tonight.instant !== null) return home.night.exact(timeOfDay(tonight.instant, clocks));
  return home.night.lit(percentLit(tonight), tonight.waxing);
}
