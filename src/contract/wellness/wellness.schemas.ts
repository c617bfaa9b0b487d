import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { meditationId } from '#contract/meditation/meditation.schemas.ts';
import { BASES, ENERGIES, PHASES } from '#domain/meditation/meditation.ts';
import { EASES, POSES, WAYS } from '#domain/wellness/wellness.ts';

/** A sequence is called by a neutral word of ours, as a meditation is. */
export const sequenceParams = z.object({ sequence: meditationId });

/**
 * A sequence as the page lists it. `way` is its kind, `eases` what it is for, `basis` what its words rest on; `pose` is
 * the figure it is shown by; `phases` none: suits any day; `isMadeFor`: made for the member's stage of life.
 */
export const sequenceSummary = z.object({
  id: z.string(),
  title: z.string(),
  line: z.string(),
  seconds: z.int(),
  way: z.enum(WAYS),
  eases: z.array(z.enum(EASES)),
  basis: z.enum(BASES),
  pose: z.enum(POSES),
  phases: z.array(z.enum(PHASES)),
  energy: z.array(z.enum(ENERGIES)),
  pain: z.boolean(),
  isMadeFor: z.boolean(),
});
export type SequenceSummary = Wire<typeof sequenceSummary>;

/** GET /api/wellness: all sequences there are for the member, in the order of their ways. */
export const wellnessReply = z.object({ sequences: z.array(sequenceSummary) });
export type WellnessReply = Wire<typeof wellnessReply>;
