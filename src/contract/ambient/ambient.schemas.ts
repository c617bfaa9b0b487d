import { z } from 'zod';
import { LOUDEST } from '#domain/ambient/mix.ts';
import { PRESET_NAME_LONGEST, presetName } from '#domain/ambient/presets.ts';
import { SOUNDS } from '#domain/sound/sound.ts';
import type { Wire } from '#contract/kit/route.ts';
import { id, writtenText } from '#contract/kit/scalars.ts';

/** The loudness of each sound that is on. */
export const levels = z.partialRecord(z.enum(SOUNDS), z.int().min(1).max(LOUDEST));
const ours = z.object({ id: z.string(), name: z.string(), levels });
const own = z.object({ id, name: z.string(), levels });

export const presetParams = z.object({ preset: id });
export const presetPut = z.object({
  name: writtenText(PRESET_NAME_LONGEST).refine((name) => presetName(name) !== null, 'Please give it a name'),
  levels: levels.refine((mix) => Object.keys(mix).length > 0, 'Please turn on a sound first'),
});
/** The mixes that everybody has, and those the member kept, oldest first. */
export const presetsReply = z.object({ ours: z.array(ours), own: z.array(own) });
export type PresetsReply = Wire<typeof presetsReply>;
