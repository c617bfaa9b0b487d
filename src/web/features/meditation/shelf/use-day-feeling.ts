import { dayNumber, monthOf } from '#domain/calendar/local-date.ts';
import type { DayFeeling } from '#domain/meditation/for-today.ts';
import { surfaceOf } from '#domain/stage/stage.ts';
import { toldPhase } from '#domain/stage/told-phase.ts';
import { useQuery } from '@tanstack/react-query';
import { useCycleView } from '#web/features/cycle/public.ts';
import { read } from '#web/platform/queries.ts';
import { useToday } from '#web/platform/today.ts';

/** What is known of today: its phase, and what the member logged. Nothing is asked for, and nothing of it is sent. */
export function useDayFeeling(): DayFeeling {
  const today = useToday();
  const reply = useCycleView().data;
  const month = useQuery(read('getMonth', { query: { month: monthOf(today) } })).data;
  const log = month?.logs.find(({ date }) => date === today);
  return {
    phase: reply ? toldPhase(reply.view, surfaceOf(reply, reply.view.startDate)) : null,
    energy: log?.energy ?? null,
    pain: log?.pain?.level ?? null,
    day: dayNumber(today),
  };
}

/** Whether the member's stage names the four phases. */
export function useNamesPhases(): boolean {
  const reply = useCycleView().data;
  return reply ? surfaceOf(reply, reply.view.startDate).phases : false;
}
