import type { Archetype } from '#domain/archetype/archetype.ts';
import type { Drawing } from '#web/ui/drawings/windows/drawing.ts';
import { embers } from '#web/ui/drawings/windows/keepsakes/embers.ts';
import { hungLantern } from '#web/ui/drawings/windows/keepsakes/hung-lantern.ts';
import { kindling } from '#web/ui/drawings/windows/keepsakes/kindling.ts';
import { laidTable } from '#web/ui/drawings/windows/keepsakes/laid-table.ts';
import { lanternBoat } from '#web/ui/drawings/windows/keepsakes/lantern-boat.ts';

export const ARCHETYPE_WINDOWS: Readonly<Record<Archetype, Drawing>> = {
  ember: embers,
  kindling,
  lantern: hungLantern,
  table: laidTable,
  tide: lanternBoat,
};
