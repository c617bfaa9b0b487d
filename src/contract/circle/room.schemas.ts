import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { writtenText } from '#contract/kit/scalars.ts';
import { LONGEST_TYPED } from '#domain/circle/circle.ts';
import { REPORT_REASONS } from '#domain/circle/reason.ts';

const told = z.object({ lead: z.string(), lines: z.array(z.string()) });

/** How a room sits together, and why words are reported there: content, in the words of that room. */
export const houseRulesReply = z.object({
  version: z.string(),
  title: z.string(),
  lead: z.string(),
  rules: z.array(z.object({ id: z.string(), rule: z.string(), more: z.string() })),
  never: told,
  help: z.string(),
  broken: told,
  appeal: z.string(),
  agree: z.string(),
  reports: z.array(z.object({ id: z.enum(REPORT_REASONS), label: z.string(), more: z.string() })),
});
export type HouseRulesReply = Wire<typeof houseRulesReply>;

export const checkBody = z.object({ body: writtenText(LONGEST_TYPED) });
/** Whether the words may land harder than they are meant. It stops nothing: she decides. */
export const checkReply = z.object({ readAgain: z.boolean() });
