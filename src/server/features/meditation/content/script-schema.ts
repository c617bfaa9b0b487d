import { z } from 'zod';
import { localDateSchema } from '#contract/kit/scalars.ts';
import { BASES, BELLS, ENERGIES, LENGTH, NEEDS, PHASES } from '#domain/meditation/meditation.ts';
import { SOUNDS } from '#domain/sound/sound.ts';
import { LIFE_STAGES } from '#domain/stage/stage.ts';

const words = (most: number) => z.string().trim().min(3).max(most);
const wholeSeconds = z.int().min(0).max(LENGTH.most);
const name = z.string().regex(/^[a-z]{3,20}$/);

const breathBlock = z.strictObject({
  in: z.int().min(2).max(8),
  hold: z.int().min(0).max(8),
  out: z.int().min(2).max(12),
  rounds: z.int().min(1).max(200),
});
const cue = z.strictObject({
  at: wholeSeconds,
  say: words(160),
  part: words(40).optional(),
  bell: z.enum(BELLS).optional(),
  breath: breathBlock.or(z.literal('free')).optional(),
  quiet: z.int().min(5).max(300).optional(),
});

/** One file of content/meditations. What it must keep beyond its shape stands in `script-rules.ts`. */
export const scriptFile = z.strictObject({
  id: name,
  title: words(40),
  line: words(90),
  cover: name,
  seconds: z.int().min(LENGTH.least).max(LENGTH.most),
  kind: z.enum(BASES),
  phases: z.array(z.enum(PHASES)),
  needs: z.array(z.enum(NEEDS)).min(1),
  energy: z.array(z.enum(ENERGIES)).min(1),
  pain: z.boolean(),
  audience: z.enum(['both', 'adult']),
  stages: z.literal('all').or(z.array(z.enum(LIFE_STAGES)).min(1)),
  free: z.boolean(),
  yearlyOnly: z.boolean(),
  posture: words(160),
  otherPostures: z.array(words(80)).min(1),
  bed: z.strictObject({
    layers: z.array(z.strictObject({ sound: z.enum(SOUNDS), level: z.int().min(1).max(100) })).min(1).max(5),
    fadeSeconds: z.int().min(1).max(60),
  }),
  before: z.array(z.strictObject({ who: words(120), instead: words(240) })),
  redFlags: z.array(words(240)),
  known: z.array(
    z.strictObject({ text: words(320), grade: z.int().min(0).max(4).nullable(), sources: z.array(z.int().min(1)) }),
  ),
  sources: z.array(
    z.strictObject({
      n: z.int().min(1),
      title: words(240),
      publisher: words(160),
      /** Null where the publisher gives none. */
      year: z.int().min(1900).max(2100).nullable(),
      where: words(160),
      seen: z.enum(['primary', 'abstract', 'mirror', 'secondary']),
    }),
  ),
  checked: localDateSchema,
  checkAgain: localDateSchema,
  reviewedBy: words(120).nullable(),
  exitLine: words(120),
  cues: z.array(cue).min(8),
});
export type Script = z.output<typeof scriptFile>;
export type ScriptCue = Script['cues'][number];
