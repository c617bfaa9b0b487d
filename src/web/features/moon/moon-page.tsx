import { useState } from 'react';
import type { CycleViewReply, CycleWire } from '#contract/cycle/cycle.schemas.ts';
import type { MoonMonth } from '#contract/moon/moon.schemas.ts';
import { monthOf, type LocalDate } from '#domain/calendar/local-date.ts';
import { surfaceOf, type StageSurface } from '#domain/stage/stage.ts';
import { asEvent, eventOf } from '#web/features/cycle/public.ts';
import { dayPhases } from '#web/features/tracker/public.ts';
import { useMember } from '#web/platform/session.ts';
import type { DayPhase } from '#web/ui/drawings/calendar/day-facts.ts';
import { Evidence } from '#web/ui/evidence/cite.tsx';
import { Sources } from '#web/ui/evidence/sources.tsx';
import { DayPanel, measuredOn } from './day/day-panel.tsx';
import { MoonHero } from './hero/moon-hero.tsx';
import { Instants } from './instants/instants.tsx';
import { periods } from './moon.copy.ts';
import { skyOf } from './moon-facts.ts';
import { useMoonMonth } from './moon.queries.ts';
import { MoonMonthSection } from './month/moon-month-section.tsx';
import { PeriodsSection } from './periods/periods-section.tsx';
import { RiseSection } from './place/rise-section.tsx';
import { useHemisphere } from './use-hemisphere.ts';
import styles from './moon.module.css';

type Props = {
  readonly now: MoonMonth;
  readonly reply: CycleViewReply;
  readonly cycles: readonly CycleWire[];
  readonly month: string;
  readonly onMonth: (month: string) => void;
};

/** The moon calendar with its data here. */
export function MoonPage({ now, reply, cycles, month, onMonth }: Props) {
  const { today } = reply.view;
  const zone = useMember().timeZone;
  const [hemisphere, choose] = useHemisphere(zone);
  const [date, setDate] = useState<LocalDate>(today);
  const surface = surfaceOf(reply, reply.view.startDate);
  const phases = phasesOf({ reply, cycles, surface });
  const phaseOn = (day: LocalDate) =>
    phases.find((told) => told.date === day && told.known !== 'unknown')?.phase ?? null;
  const sky = skyOf(now);
  const open = (day: LocalDate) => {
    setDate(day);
    if (monthOf(day) !== month) onMonth(monthOf(day));
  };
  const hasWheel = surface.wheel === 'cycle';
  const chosen = skyOf(useMoonMonth(monthOf(date)).data ?? now)(date);
  const { large, small } = periods.measured.sources;
  const sources = [
    ...(chosen ? measuredOn(chosen.moon.phase, phaseOn(date)).map((one) => one.sources) : []),
    hasWheel && [large, small],
  ];
  return (
    <Evidence sources={sources}>
      <MoonHero now={now} sky={sky(today)} phase={phaseOn(today)} hemisphere={hemisphere} />
      <div className={styles.body}>
        <div className={styles.main}>
          <MoonMonthSection
            month={month}
            date={date}
            today={today}
            phases={phases}
            hemisphere={hemisphere}
            onHemisphere={choose}
            onMonth={onMonth}
            onSelect={open}
          />
          <DayPanel date={date} today={today} phase={phaseOn(date)} />
        </div>
        <div className={styles.side}>
          <Instants now={now} hemisphere={hemisphere} />
          <RiseSection date={date} zone={zone} />
          {hasWheel && <PeriodsSection hemisphere={hemisphere} say={(text) => asEvent(text, eventOf(surface))} />}
          <Sources />
        </div>
      </div>
    </Evidence>
  );
}

/**
 * The member's phases by day: the periods alone where a stage names no phases, and none where it has no wheel of a
 * cycle (decisions 8).
 */
function phasesOf({
  reply,
  cycles,
  surface,
}: Pick<Props, 'reply' | 'cycles'> & { readonly surface: StageSurface }): DayPhase[] {
  if (surface.wheel !== 'cycle') return [];
  return dayPhases({ cycles, view: reply.view, firstYears: !surface.phases });
}
