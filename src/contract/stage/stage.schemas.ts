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
  quiet: z.literal(true).optional(),
  /** A stage that answers, goals and age suggest, while the member has not said whether it is right. */
  proposal: z
    .object({
      stage: lifeStage,
      because: z.object({ goal: z.string(), irregular: z.boolean(), from45: z.boolean() }),
    })
    .optional(),
  /** In a pregnancy: the due date that the member's clinician gave. */
  dueDate: localDateSchema.optional(),
});
export type StageNow = Wire<typeof stageNow>;

/** GET /api/life-stage: the stage of today and those the member chose so far, oldest first. */
export const stageReply = z.object({
  ...stageNow.shape,
  history: z.array(
    z.object({ stage: lifeStage, from: localDateSchema, dueDate: localDateSchema.nullable().optional() }),
  ),
});
export type StageReply = Wire<typeof stageReply>;

/**
 * PUT /api/life-stage: the stage the member chooses and its first day. `windowAsked` and, while it is the same
 * pregnancy, `dueDate` stay as they are when they are left out; a due date of null takes it back.
 */
export const stageBody = z.object({
  stage: lifeStage,
  from: localDateSchema,
  windowAsked: z.boolean().optional(),
  dueDate: localDateSchema.nullable().optional(),
});
