import type { PresetsReply } from '#contract/ambient/ambient.schemas.ts';
import type { ambientRoutes } from '#contract/ambient/ambient.routes.ts';
import { presetName, withoutPreset, withPreset, type Preset } from '#domain/ambient/presets.ts';
import type { Clock } from '#server/platform/clock.ts';
import { refuse, type HandlersOf, type Me, type Refusal } from '#server/platform/http/handler.ts';
import { loadOurPresets } from './our-presets.ts';
import { soundPresetsStore } from './sound-presets.store.ts';

type Presets = readonly Preset[];

export function ambientHandlers({ clock }: { readonly clock: Clock }): HandlersOf<typeof ambientRoutes> {
  const ours = loadOurPresets();
  const told = (own: Presets): PresetsReply => ({ ours: [...ours], own: [...own] });
  const change = async (me: Me, by: (presets: Presets) => Presets | null): Promise<PresetsReply | Refusal> => {
    const before = await soundPresetsStore.readForUpdate(me);
    const presets = by(before.presets);
    if (presets === null) return refuse('presets_full');
    soundPresetsStore.write(me, { document: { ...before, presets }, now: clock.now() });
    return told(presets);
  };
  return {
    getSoundPresets: async ({ me }) => told((await soundPresetsStore.read(me)).presets),
    putSoundPreset: ({ me, params: { preset: id }, body: { name, levels } }) =>
      change(me, (presets) => withPreset(presets, { id, name: presetName(name) ?? name, levels })),
    removeSoundPreset: ({ me, params: { preset } }) => change(me, (presets) => withoutPreset(presets, preset)),
  };
}
