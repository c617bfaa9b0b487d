import type { MoonPhase } from '#domain/cycle/cycle-view.ts';

/** The four phases that are instants; the others are the days between them. */
export type PrincipalPhase = Extract<MoonPhase, 'new' | 'first_quarter' | 'full' | 'last_quarter'>;

const NAMES: Readonly<Record<MoonPhase, string>> = {
  new: 'New moon',
  waxing_crescent: 'Waxing crescent',
  first_quarter: 'First quarter',
  waxing_gibbous: 'Waxing gibbous',
  full: 'Full moon',
  waning_gibbous: 'Waning gibbous',
  last_quarter: 'Last quarter',
  waning_crescent: 'Waning crescent',
};

/** The name of a phase as it is shown: "Waxing gibbous". */
export function phaseName(phase: MoonPhase): string {
  return NAMES[phase];
}
