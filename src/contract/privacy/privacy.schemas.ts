import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { id, instant, localDateSchema } from '#contract/kit/scalars.ts';
import { OLD_LOG_YEARS } from '#domain/privacy/old-logs.ts';

const years = z.union(
  OLD_LOG_YEARS.map((one) => z.literal(one)) as [
    z.ZodLiteral<1>,
    z.ZodLiteral<2>,
    z.ZodLiteral<3>,
    z.ZodLiteral<5>,
    z.ZodLiteral<10>,
  ],
);

/** What goes, by kind, from its oldest to its newest day. */
const going = z.object({
  kind: z.enum(['day_logs', 'ratings', 'cycles', 'forecasts', 'kept_records']),
  count: z.int().min(0),
  oldest: localDateSchema.nullable(),
  newest: localDateSchema.nullable(),
});

/**
 * /api/privacy/old-logs: after how many years the member's logs go by themselves, null for never; and a choice that
 * waits for its day, until which the member can take it back.
 */
export const oldLogsReply = z.object({
  years: years.nullable(),
  plan: z.object({ years, dueAt: instant }).nullable(),
});
export type OldLogsReply = Wire<typeof oldLogsReply>;
export const oldLogsBody = z.object({ years });

/**
 * GET /api/privacy/old-logs/preview: what would go first, and from when on; null where the choice deletes no more than
 * what holds. `first` is the first day that stays then.
 */
export const previewQuery = z.object({ years: z.coerce.number().pipe(years) });
export const previewReply = z.object({ years, first: localDateSchema, from: instant.nullable(), goes: z.array(going) });
export type OldLogsPreview = Wire<typeof previewReply>;

/**
 * A place where the member is signed in. `device` is null where its words are not known; `here` is the one that asks.
 */
const session = z.object({
  id,
  device: z.string().nullable(),
  here: z.boolean(),
  shared: z.boolean(),
  since: instant,
  seenAt: instant,
});
/** GET /api/privacy/sessions: here first, then by when they were last seen. */
export const sessionsReply = z.object({ sessions: z.array(session) });
export type SessionsReply = Wire<typeof sessionsReply>;
export const sessionParams = z.object({ id });

/** One line of the member's access history. `network` is the part of the address that is kept (/24 or /48). */
const access = z.object({ id, at: instant, action: z.string(), result: z.string(), network: z.string() });
export const accessQuery = z.object({ before: id.optional() });
/**
 * GET /api/privacy/access: newest first. `more` when older lines follow; they are asked for with the id of the last
 * one.
 */
export const accessReply = z.object({ accesses: z.array(access), more: z.boolean() });

/** The member's plan, or null. The receipt becomes valid with the deletion. */
export const deletionReply = z.object({ plan: z.object({ dueAt: instant, receipt: id }).nullable() });
export type DeletionReply = Wire<typeof deletionReply>;
/** What becomes of the member's words in the circle: a teen's always go. */
export const deletionBody = z.object({ when: z.enum(['now', 'later']), words: z.enum(['delete', 'stay']).optional() });

/**
 * GET /api/privacy/unreadable: what is there of the member's and cannot be opened, by the table and the place it lies
 * in; `removable` where the member may remove it.
 */
const unreadable = z.object({ table: z.string(), row: z.string(), removable: z.boolean() });
export const unreadableReply = z.object({ items: z.array(unreadable) });
export type UnreadableReply = Wire<typeof unreadableReply>;
export const unreadableBody = z.object({ table: z.string().max(64), row: z.string().max(200) });

export const receiptParams = z.object({ id });
/**
 * GET /api/privacy/receipts/:id: that an account was deleted, signed (Ed25519 over `text`). Nobody can tell whose it
 * was.
 */
export const receiptReply = z.object({
  id,
  erasedAt: instant,
  text: z.string(),
  signature: z.string(),
  publicKey: z.string(),
});
export type ReceiptReply = Wire<typeof receiptReply>;
