import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { FEED_TITLES } from '#domain/feed/feed-events.ts';
import { instant } from '#contract/kit/scalars.ts';

const titles = z.enum(FEED_TITLES);

/**
 * GET /api/feed: whether the member's calendar has an address. The address itself is told once, when it is made: only
 * its hash is kept.
 */
export const feedReply = z.object({ feed: z.object({ titles, since: instant }).nullable() });
export type FeedReply = Wire<typeof feedReply>;
export const feedBody = z.object({ titles });
export const feedMadeReply = z.object({ path: z.string(), feed: z.object({ titles, since: instant }).nullable() });
