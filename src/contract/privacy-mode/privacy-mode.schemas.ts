import { z } from 'zod';
import { LOCK_MINUTES } from '#domain/privacy-mode/privacy-mode.ts';

const minutes = z.literal(LOCK_MINUTES);
const pin = z.string().max(16);

/** What guards the member when somebody is near, as it holds for the member. */
export const privacyMode = z.object({ discreet: z.boolean(), quickExit: z.boolean(), lock: minutes.nullable() });

/** PATCH /api/privacy-mode: each key may be left out; `lock` only moves the minutes of a lock that is there. */
export const privacyModePatch = privacyMode.partial().extend({ lock: minutes.optional() });
/** PUT /api/privacy-mode/lock: a lock, or another PIN for it. A fresh proof of identity stands before either. */
export const lockBody = z.object({ pin, minutes });
export const doneReply = z.object({ ok: z.literal(true) });
export const unlockBody = z.object({});
