import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CycleWire } from '#contract/cycle/cycle.schemas.ts';
import { addDays, monthOf, type LocalDate } from '#domain/calendar/local-date.ts';
import type { CycleView } from '#domain/cycle/cycle-view.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { chancesOf, eventOf, useLogsAround, useMonth } from '#web/features/cycle/public.ts';
import { dayPhases } from '#web/features/tracker/cycle-days.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { read } from '#web/platform/queries.ts';
import { useMember } from '#web/platform/session.ts';
import { choicesOf, type ShowOnly } from '#web/ui/drawings/calendar/logged/show-only.ts';
import { ShowOnlyChoice } from '#web/ui/drawings/calendar/logged/show-only-choice.tsx';
import { MonthCalendar } from '#web/ui/drawings/calendar/month-calendar.tsx';
import { firstGridDay, monthsLater } from '#web/ui/drawings/calendar/month-grid.ts';
import { WheelLegend } from '#web/features/tracker/wheel/wheel-legend.tsx';
import { MonthState } from './month-state.tsx';
import { month as words } from './month.copy.ts';
import styles from './month.module.css';

const WEEK = 7;
const DeferredDayCard = deferred(async () => (await import('./day-card.tsx')).DayCard);

type Props = {
  readonly month: string;
  readonly date: LocalDate;
  readonly cycles: readonly CycleWire[];
  readonly view: CycleView;
  readonly surface: StageSurface;
  readonly onMonth: (month: string) => void;
  readonly onSelect: (date: LocalDate) => void;
  readonly onOpen: (date: LocalDate) => void;
  readonly onEdit?: (startDate: LocalDate) => void;
};

/**
 * A month of the member's logs, with phases, chances and the moon. Its neighbours come along: their days in the grid
 * show what was logged, and turning the page waits for nothing.
 */
export function MonthSection({ month, date, cycles, view, surface, onMonth, onSelect, onOpen, onEdit }: Props) {
  const neighbours = [monthsLater(month, -1), monthsLater(month, 1)] as const;
  const query = useMonth(month);
  const around = useLogsAround(neighbours, query.isSuccess);
  const ofDay = useMonth(monthOf(date));
  const [only, setOnly] = useState<ShowOnly>('all');
  const { told, choices } = useTelling(surface);
  const [first, last] = [addDays(firstGridDay(month), -WEEK), addDays(firstGridDay(monthsLater(month, 1)), WEEK)];
  const all = surface.wheel === 'cycle' ? dayPhases({ cycles, view, firstYears: !surface.phases }) : [];
  const isShown = ({ date: day }: { readonly date: LocalDate }) => day >= first && day <= last;
  const tools = <ShowOnlyChoice choices={choices} value={only} onChange={setOnly} />;
  const card = (
    <div className={styles.below}>
      <MonthState month={month} query={query} only={only} told={told} choices={choices} />
      <DeferredDayCard
        key={date}
        date={date}
        today={view.today}
        log={ofDay.data ? ofDay.data.logs.find((log) => log.date === date) : null}
        isLost={ofDay.data?.unreadable?.includes(date) ?? false}
        told={told}
        event={eventOf(surface)}
        cycles={surface.wheel === 'cycle' ? cycles : null}
        onOpen={onOpen}
        onEdit={onEdit ?? null}
      />
    </div>
  );
  return (
    <section aria-label={words.title} aria-busy={query.isPending} className={styles.section}>
      <MonthCalendar
        month={month}
        weekStart={useMember().weekStart}
        today={view.today}
        selected={date}
        logs={query.data ? [...query.data.logs, ...around] : []}
        moon={query.data?.moon ?? []}
        phases={all.filter(isShown)}
        chances={chancesOf(view, surface).filter(isShown)}
        only={only}
        told={told}
        event={surface.phases ? null : eventOf(surface)}
        tools={tools}
        below={card}
        legend={view.state !== 'resting' && surface.phases && <WheelLegend view={view} />}
        onSelect={onSelect}
        onOpen={onOpen}
        onMonth={onMonth}
      />
    </section>
  );
}

/** How the member's days are told, and what the member may ask to see alone. */
function useTelling(surface: StageSurface) {
  const lists = useQuery(read('getLogLists')).data;
  const adult = useMember().ageGroup === 'adult';
  const own = lists?.symptoms ?? [];
  const told = {
    names: Object.fromEntries(own.map(({ id, name }) => [id, name])),
    unit: lists?.temperatureUnit ?? 'celsius',
    signs: surface.ovulation && adult,
  } as const;
  return { told, choices: choicesOf({ told, adult, flow: surface.bleedingLog, own }) };
}
