import type { Pose } from '#domain/wellness/wellness.ts';
import type { Script, ScriptCue } from './content/script-schema.ts';
import type { Rest } from './source.ts';

/** A script, or one whose cues show positions. */
type Posed = Omit<Script, 'cues'> & {
  readonly cues: readonly (ScriptCue & { readonly pose?: Pose | undefined })[];
};

/** Who leads what is spoken by nobody. */
export const LED_BY = 'Moonhearth';

/** What the player needs of a script besides what the shelf shows. */
export function restOf(script: Posed): Rest {
  const { posture, otherPostures, bed, before, redFlags, known, sources } = script;
  const { checked, checkAgain, reviewedBy, exitLine } = script;
  return {
    basis: script.kind,
    ...{ posture, otherPostures, bed, before, redFlags, known, sources, checked, checkAgain, reviewedBy, exitLine },
    cues: script.cues.map(({ at, say, part = null, bell = null, breath = null, quiet = null, pose }) => ({
      ...{ at, say, part, bell, breath, quiet },
      ...(pose && { pose }),
    })),
    audio: null,
  };
}
