import type { MoonDay, MoonPhase } from '#domain/cycle/cycle-view.ts';
import { phaseName } from '#domain/moon/phase-name.ts';

const PRINCIPAL: readonly MoonPhase[] = ['new', 'first_quarter', 'full', 'last_quarter'];

/** A lit share in whole percent, 0 to 100; only a principal phase is told as none or all of the disc. */
export function percentLit({ phase, illuminated }: Pick<MoonDay, 'phase' | 'illuminated'>): number {
  const percent = Math.round(illuminated * 100);
  return PRINCIPAL.includes(phase) ? percent : Math.min(99, Math.max(1, percent));
}

/** "Waxing gibbous, 88% lit" */
export function moonWords(moon: Pick<MoonDay, 'phase' | 'illuminated'>): string {
  return `${phaseName(moon.phase)}, ${percentLit(moon)}% lit`;
}
