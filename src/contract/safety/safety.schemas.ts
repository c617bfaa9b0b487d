import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';

/** By what she can show that it is her. */
export const proofKind = z.enum(['password']);
export type ProofKind = Wire<typeof proofKind>;

/** GET /api/auth/step-up: what would be asked of her, and for how many more seconds her last proof counts. */
export const stepUpReply = z.object({ by: z.array(proofKind), secondsLeft: z.int() });
export type StepUpReply = Wire<typeof stepUpReply>;

/** POST /api/auth/step-up. */
export const proofBody = z.discriminatedUnion('by', [z.object({ by: z.literal('password'), password: z.string().max(1024) })]);
export type Proof = Wire<typeof proofBody>;

export const newPasswordBody = z.object({ password: z.string().max(1024) });
