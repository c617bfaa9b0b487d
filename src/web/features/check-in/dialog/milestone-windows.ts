import type { Drawing } from '#web/ui/drawings/windows/drawing.ts';
import { embers } from '#web/ui/drawings/windows/keepsakes/embers.ts';
import { lanternBoat } from '#web/ui/drawings/windows/keepsakes/lantern-boat.ts';
import { sevenFires } from '#web/ui/drawings/windows/keepsakes/seven-fires.ts';
import { thirtyLights } from '#web/ui/drawings/windows/keepsakes/thirty-lights.ts';
import { threeTiers } from '#web/ui/drawings/windows/keepsakes/three-tiers.ts';

const WINDOWS: Readonly<Record<number, Drawing>> = {
  3: embers,
  7: sevenFires,
  14: lanternBoat,
  21: threeTiers,
  30: thirtyLights,
};

/** The window of a milestone's day. */
export function milestoneWindow(day: number): Drawing {
  return WINDOWS[day] ?? embers;
}

/** The moon that belongs in it: half a moon on the fourteenth day, the window's own on the others. */
export function milestoneMoon(day: number): { readonly light?: { illuminated: number; waxing: boolean } } {
  return day === 14 ? { light: { illuminated: 0.5, waxing: true } } : {};
}
