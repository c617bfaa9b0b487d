import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { localDateSchema } from '#contract/kit/scalars.ts';
import { LIFE_STAGES } from '#domain/stage/stage.ts';

/** A stage of life (decisions 8): what each surface shows in it stands in `STAGE_SURFACES`. */
export const lifeStage = z.enum(LIFE_STAGES);

/**
 * Where the member stands now: since when the member says so (null: it follows from what the member told), and whether
 * the member asked for fertile days.
 */
export const stageNow = z.object({
  stage: lifeStage,
  stageSince: localDateSchema.nullable(),
  windowAsked: z.boolean(),
});

/** GET /api/life-stage: the stage of today and those the member chose so far, oldest first. */
export const stageReply = z.object({
  ...stageNow.shape,
  history: z.array(z.object({ stage: lifeStage, from: localDateSchema })),
});
export type StageReply = Wire<typeof stageReply>;

/**
 * PUT /api/life-stage: the stage the member chooses and its first day. `windowAsked` stays as it is when it is left
 * out.
 */
export const stageBody = z.object({ stage: lifeStage, from: localDateSchema, windowAsked: z.boolean().optional() });
