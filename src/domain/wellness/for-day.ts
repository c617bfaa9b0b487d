import { forToday, type DayFeeling, type Suits, type TodayReason } from '#domain/meditation/for-today.ts';

/** `isMadeFor`: it was made for the stage of life the member is in. */
export type SuitsDay = Suits & { readonly isMadeFor: boolean };
export type DayReason = TodayReason | 'stage';
export type OfferedToday<S> = { readonly sequence: S; readonly reason: DayReason };

/**
 * The sequences that suit a day, best first, each with the one reason that speaks for it most. What was made for the
 * member's stage comes before what suits a phase or an energy, and after what suits pain that was logged.
 */
export function forDay<S extends SuitsDay>(all: readonly S[], day: DayFeeling): readonly OfferedToday<S>[] {
  const suiting = forToday(all, day).map(({ meditation: sequence, reason }) => ({ sequence, reason }));
  const pain = suiting.filter(({ reason }) => reason === 'pain');
  const rest = suiting.filter(({ reason }) => reason !== 'pain');
  const stage = rest
    .filter(({ sequence }) => sequence.isMadeFor)
    .map(({ sequence }) => ({ sequence, reason: 'stage' as const }));
  return [...pain, ...stage, ...rest.filter(({ sequence }) => !sequence.isMadeFor)];
}
