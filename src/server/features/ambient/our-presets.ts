import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { levels } from '#contract/ambient/ambient.schemas.ts';
import { PRESET_NAME_LONGEST } from '#domain/ambient/presets.ts';

const FILE = new URL('../../../../content/ambient/presets.json', import.meta.url);
const presetsFile = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z]{3,20}$/),
      name: z.string().min(3).max(PRESET_NAME_LONGEST),
      levels: levels.refine((mix) => Object.keys(mix).length > 0, 'a mix without a sound'),
    }),
  )
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'an id that is there twice');

export type OurPreset = z.output<typeof presetsFile>[number];

/** Reads content/ambient/presets.json. Throws on anything that is not whole: the server does not start on it. */
export function loadOurPresets(file: URL = FILE): readonly OurPreset[] {
  const parsed = presetsFile.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`content/ambient/presets.json: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
