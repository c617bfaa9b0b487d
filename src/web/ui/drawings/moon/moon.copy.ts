import type { MoonDay, MoonPhase } from '#domain/cycle/cycle-view.ts';

export const MOON_WORDS: Readonly<Record<MoonPhase, string>> = {
  new: 'New moon',
  waxing_crescent: 'Waxing crescent',
  first_quarter: 'First quarter',
  waxing_gibbous: 'Waxing gibbous',
  full: 'Full moon',
  waning_gibbous: 'Waning gibbous',
  last_quarter: 'Last quarter',
  waning_crescent: 'Waning crescent',
};

/** "Waxing gibbous, 88% lit" */
export function moonWords(moon: Pick<MoonDay, 'phase' | 'illuminated'>): string {
  return `${MOON_WORDS[moon.phase]}, ${Math.round(moon.illuminated * 100)}% lit`;
}
