import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { FEED_TITLES } from '#domain/feed/feed-events.ts';
import { instant } from '#contract/kit/scalars.ts';

const titles = z.enum(FEED_TITLES);

/** How long an address of the calendar lives; the member may let it live as long again. */
export const FEED_DAYS = 365;
/**
 * GET /api/feed: whether the member's calendar has an address. The address itself is told once, when it is made: only
 * its hash is kept. `until` is when it ends, or ended.
 */
const feed = z.object({ titles, since: instant, until: instant }).nullable();
export const feedReply = z.object({ feed });
export type FeedReply = Wire<typeof feedReply>;
export const feedBody = z.object({ titles });
export const feedMadeReply = z.object({ path: z.string(), feed });
