import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { clockTime, id, instant } from '#contract/kit/scalars.ts';
import { isPushEndpoint, MOST_ENDPOINT } from '#domain/reminder/push-endpoint.ts';
import { REMINDER_KINDS } from '#domain/reminder/reminder.ts';

const row = z.object({ mail: z.boolean(), phone: z.boolean(), app: z.boolean() });
const quiet = z.object({ on: z.boolean(), from: clockTime, to: clockTime });
const settings = z.object({
  switches: z.record(z.enum(REMINDER_KINDS), row),
  at: clockTime,
  quiet,
  discreet: z.boolean(),
});

/**
 * GET /api/reminders: what the member chose. `comesAt` is the time the member's notes come, which is the end of the
 * quiet hours when the member's lies in them; `periodTold` says whether the member's stage of life has a period to
 * expect, `ratingsTold` whether the member is offered daily ratings or is reminded of them; `push` names the key browsers subscribe under (null: none here), how many of the member's take messages, by
 * which mark each of them knows itself again, and whether others use this device: then it takes none.
 */
export const remindersReply = z.object({
  settings,
  comesAt: clockTime,
  periodTold: z.boolean(),
  ratingsTold: z.boolean(),
  push: z.object({
    publicKey: z.string().nullable(),
    devices: z.int(),
    marks: z.array(z.string()),
    shared: z.boolean(),
  }),
});
export type RemindersReply = Wire<typeof remindersReply>;

/** PATCH /api/reminders: only what changes. */
export const remindersPatch = z
  .object({
    switches: z.partialRecord(z.enum(REMINDER_KINDS), row.partial()),
    at: clockTime,
    quiet,
    discreet: z.boolean(),
  })
  .partial();
export type RemindersPatch = Wire<typeof remindersPatch>;

const base64url = (bytes: number) =>
  z
    .string()
    .regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`), 'Please give a key as browsers write it');

/** POST /api/push-subscriptions: what the browser says of itself. Only push services we know are written to. */
export const subscriptionBody = z.object({
  endpoint: z.string().refine(isPushEndpoint, 'This push service is not known to us'),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
});
/**
 * POST /api/push-subscriptions/here and /end: one browser, by its address; one that is not the member's, or gone
 * already, changes nothing.
 */
export const endSubscriptionBody = z.object({ endpoint: z.string().max(MOST_ENDPOINT) });
export const devicesReply = z.object({ devices: z.int() });

const notice = z.object({
  id,
  at: instant,
  kind: z.string(),
  opens: z.string(),
  title: z.string(),
  text: z.string(),
  read: z.boolean(),
});
/**
 * GET /api/notices: what was told the member in the app within 90 days, newest first; `opens` is the path of the page
 * it leads to.
 */
export const noticesReply = z.object({ notices: z.array(notice), unread: z.int() });
export type NoticesReply = Wire<typeof noticesReply>;
