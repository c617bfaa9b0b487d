import type { MoonPhase, Phase } from '#domain/cycle/cycle-view.ts';
import { ALONE, SKY, TOGETHER } from './pairs.copy.ts';

/** What the moon of a day suggests, together with the member's phase where it is told. */
export function guidanceFor(moon: MoonPhase, phase: Phase | null): string {
  return `${SKY[moon]} ${phase ? TOGETHER[moon][phase] : ALONE[moon]}`;
}
