import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';

/** By which calendar and clocks an instant is told to the member. */
export function useOn() {
  return { today: useToday(), user: useMember() };
}
