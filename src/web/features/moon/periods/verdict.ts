import type { MoonLinkWire } from '#contract/moon/moon.schemas.ts';
import { MOON_PHASES } from '#domain/cycle/cycle-view.ts';
import { phaseName } from '#domain/moon/phase-name.ts';
import { periods as words } from '../moon.copy.ts';

/** Below this many cycles the comparison sees close ties only (docs/moon.md). */
const FEW = 18;

/** The honest sentence. */
export function moonVerdictOf({ verdict, cycles, needed, around, chance }: MoonLinkWire): string {
  if (verdict === 'too_few' || chance === null) return words.tooFew(cycles, needed);
  if (verdict === 'link') return words.link(placeName(around).toLowerCase());
  return cycles < FEW ? `${words.noLink} ${words.few}` : words.noLink;
}

/** How it was found: of how many cycles, and what share of their other orders is as close. Null where none was compared. */
export function moonShareOf({ verdict, cycles, chance }: MoonLinkWire): string | null {
  return verdict === 'too_few' || chance === null ? null : words.share(cycles, shareOf(chance));
}

/** The name of the eighth of a turn whose middle lies nearest to a place. */
export function placeName(turn: number): string {
  return phaseName(MOON_PHASES[Math.round(turn * 8) % 8] ?? 'new');
}

/** "32 in 100", or "1 in 1,000" where that says it better. */
function shareOf(chance: number): string {
  return chance < 0.01 ? `${Math.max(1, Math.round(chance * 1000))} in 1,000` : `${Math.round(chance * 100)} in 100`;
}
