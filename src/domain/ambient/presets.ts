import type { Levels } from '#domain/sound/sound.ts';

/** A mix with a name. */
export type Preset = { readonly id: string; readonly name: string; readonly levels: Levels };
/** How many mixes a member may keep. */
export const MOST_PRESETS = 20;
/** The most letters of a mix's name. */
export const PRESET_NAME_LONGEST = 40;

/** The name of a mix as it is kept: on one line, and null where there is none or it is too long. */
export function presetName(written: string): string | null {
  const name = written.replace(/\s+/g, ' ').trim();
  return name === '' || name.length > PRESET_NAME_LONGEST ? null : name;
}

/** The mixes with one put in, in the place of the one with its id, else at the end. Null where there are too many. */
export function withPreset(presets: readonly Preset[], preset: Preset): readonly Preset[] | null {
  if (presets.some(({ id }) => id === preset.id)) return presets.map((one) => (one.id === preset.id ? preset : one));
  return presets.length < MOST_PRESETS ? [...presets, preset] : null;
}

/** The mixes without the one of an id. */
export function withoutPreset(presets: readonly Preset[], id: string): readonly Preset[] {
  return presets.filter((preset) => preset.id !== id);
}
