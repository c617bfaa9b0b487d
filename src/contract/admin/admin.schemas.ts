import { z } from 'zod';
import { ACT_REASON, ADMIN_GIFTS, GIVEN_ROLES, TRAIL_ACTIONS, TRAIL_DAYS } from '#domain/admin/admin.ts';
import { pageOf, pageQuery } from '#contract/kit/paging.ts';
import type { Wire } from '#contract/kit/route.ts';
import { id, instant, localDateSchema, writtenText } from '#contract/kit/scalars.ts';

/** Accounts, and lines of the trail, on one page. */
export const ACCOUNTS_PAGE = 20;
export const TRAIL_PAGE = 20;
const MOST = 50;

const role = z.enum(['teacher', 'moderator', 'admin']);

/** An account as an admin sees it: masked, and without anything that its member wrote. */
export const account = z.object({
  id,
  /** "N••• A•"; empty where it could not be opened. */
  name: z.string(),
  address: z.string(),
  since: localDateSchema,
  /** Null where nobody is or was lately signed in. */
  seenOn: localDateSchema.nullable(),
  state: z.enum(['active', 'paused', 'unverified']),
  roles: z.array(role),
  isTeenVetted: z.boolean(),
  subscription: z.enum(['trial', 'expired', 'active', 'lifetime']),
  /** Days that a trial still runs. */
  daysLeft: z.int().nullable(),
  sessions: z.int(),
  hasFactor: z.boolean(),
  /** When lost second factors will be removed. */
  factorsGoAt: instant.nullable(),
  isMe: z.boolean(),
});
export type Account = Wire<typeof account>;

export const accountsQuery = pageQuery(MOST);
export const accountsReply = pageOf(account);
export type AccountsReply = Wire<typeof accountsReply>;

export const accountParams = z.object({ user: id });
export const accountFind = z.union([
  z.object({ email: writtenText(254) }).strict(),
  z.object({ id: z.string().max(64) }).strict(),
]);
export const foundReply = z.object({ account: account.nullable() });

const reason = writtenText(ACT_REASON.longest).refine(
  (text) => text.trim().length >= ACT_REASON.least,
  `Please give a reason of at least ${ACT_REASON.least} characters`,
);
export const reasonPost = z.object({ reason });
export const rolePost = z.object({ role: z.enum(GIVEN_ROLES), give: z.boolean(), reason });
export const pausePost = z.object({ pause: z.boolean(), reason });
export const giftPost = z.object({ gift: z.enum(ADMIN_GIFTS), reason });
export const factorsPost = z.object({ remove: z.boolean(), reason });

/** The account as it is after an act. */
export const actedReply = z.object({ account });
/** A name and an address, whole, for whoever gave a reason. */
export const nameReply = z.object({ name: z.string(), address: z.string() });

export const trailQuery = pageQuery(MOST).extend({
  action: z.enum(TRAIL_ACTIONS).optional(),
  role: z.enum(['moderator', 'admin']).optional(),
  days: z.enum(TRAIL_DAYS).optional(),
});
/** One line of what staff did. `staff` tells two people apart, and leads to nobody. */
export const trailLine = z.object({
  id,
  at: instant,
  role: z.string(),
  action: z.string(),
  detail: z.string().nullable(),
  object: id.nullable(),
  result: z.string(),
  reason: z.string().nullable(),
  byMe: z.boolean(),
  staff: z.string(),
});
export type TrailLine = Wire<typeof trailLine>;
export const trailReply = pageOf(trailLine);
export type TrailReply = Wire<typeof trailReply>;
