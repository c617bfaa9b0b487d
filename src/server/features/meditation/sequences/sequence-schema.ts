import { z } from 'zod';
import { LIFE_STAGES } from '#domain/stage/stage.ts';
import { EASES, POSES, RISKS, SEQUENCE_LENGTH, WAYS } from '#domain/wellness/wellness.ts';
import { scriptFile, type Script } from '../content/script-schema.ts';

const { shape } = scriptFile;

/**
 * One file of content/wellness: a script with positions, for /wellness. `way` is its kind, `eases` what it is for,
 * `madeFor` the stages it was written for, `risks` what in it is not for everybody, `pose` the figure it is shown by.
 * What it must keep beyond its shape stands in `sequence-rules.ts`.
 */
export const sequenceFile = scriptFile
  .omit({ cover: true, needs: true, free: true, yearlyOnly: true, stages: true, seconds: true, cues: true })
  .extend({
    way: z.enum(WAYS),
    eases: z.array(z.enum(EASES)).min(1),
    stages: z.array(z.enum(LIFE_STAGES)).min(1),
    madeFor: z.array(z.enum(LIFE_STAGES)),
    risks: z.array(z.enum(RISKS)),
    pose: z.enum(POSES),
    seconds: z.int().min(SEQUENCE_LENGTH.least).max(SEQUENCE_LENGTH.most),
    cues: z.array(shape.cues.element.extend({ pose: z.enum(POSES).optional() })).min(6),
  });
export type Sequence = z.output<typeof sequenceFile>;

/** The same as a script that everybody may play, for the rules that both keep. */
export function asScript(sequence: Sequence): Omit<Script, 'cues'> & Pick<Sequence, 'cues'> {
  return { ...sequence, cover: sequence.pose, needs: [], free: true, yearlyOnly: false };
}
