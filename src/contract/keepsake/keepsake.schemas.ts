import { z } from 'zod';
import { KEEPSAKES } from '#domain/keepsake/keepsakes.ts';
import type { Wire } from '#contract/kit/route.ts';
import { localDateSchema } from '#contract/kit/scalars.ts';

/** What the member has, each with the day it came. */
export const keepsakeReply = z.object({
  keepsakes: z.array(z.object({ name: z.enum(KEEPSAKES), on: localDateSchema })),
});
export type KeepsakeReply = Wire<typeof keepsakeReply>;
