import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';

/**
 * What the member can agree to by itself. Reminders are agreed to by their first switch and taken back with their last.
 */
const consentPurpose = z.enum(['voice', 'reminders']);
/** Everything the member is asked to agree to. */
const askedPurpose = z.enum(['health_processing', 'reminders', 'voice']);

/**
 * Where one consent stands; `at` is when the member last gave it or took it back, null when the member was never asked.
 */
const consent = z.object({ purpose: consentPurpose, given: z.boolean(), at: z.iso.datetime().nullable() });

/** GET /api/consents: every purpose once. */
export const consentsReply = z.object({ consents: z.array(consent) });
export type ConsentsReply = Wire<typeof consentsReply>;

/** A line of the ledger, with the words the member saw and their version; both null where they are none of ours. */
const step = z.object({
  action: z.enum(['given', 'withdrawn']),
  at: z.iso.datetime(),
  method: z.string(),
  version: z.int().nullable(),
  words: z.string().nullable(),
});
/**
 * GET /api/consents/history: every purpose that something exists for, with the words of today and all that happened,
 * newest first.
 */
export const consentHistoryReply = z.object({
  consents: z.array(
    z.object({
      purpose: askedPurpose,
      given: z.boolean(),
      words: z.string(),
      version: z.int(),
      history: z.array(step),
    }),
  ),
});
export type ConsentHistory = Wire<typeof consentHistoryReply>;

export const consentParams = z.object({ purpose: askedPurpose });
/** PUT /api/consents/:purpose: given, or taken back, and where the member said so. */
export const consentBody = z.object({ given: z.boolean(), at: z.literal('privacy_settings').optional() });
