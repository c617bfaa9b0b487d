import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';

/** What she can agree to. Reminders are agreed to by their first switch and taken back with their last. */
const consentPurpose = z.enum(['voice', 'reminders']);

/** Where one consent stands; `at` is when she last gave it or took it back, null when she was never asked. */
const consent = z.object({ purpose: consentPurpose, given: z.boolean(), at: z.iso.datetime().nullable() });

/** GET /api/consents: every purpose once. */
export const consentsReply = z.object({ consents: z.array(consent) });
export type ConsentsReply = Wire<typeof consentsReply>;

export const consentParams = z.object({ purpose: z.enum(['voice']) });
/** PUT /api/consents/:purpose: given, or taken back. */
export const consentBody = z.object({ given: z.boolean() });
