import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';

const recentPost = z.object({
  id: z.string(),
  content: z.string(),
  category: z.string(),
  isAnonymous: z.boolean(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
});
const meditation = z.object({
  id: z.string(),
  title: z.string(),
  duration: z.int(),
  isApproved: z.boolean(),
  status: z.string(),
});

/** §3 Home data. The first two meditations of the home shelf that there are for the member. */
export const homeData = z.object({
  newPostsCount: z.int(),
  recentPosts: z.array(recentPost),
  meditations: z.array(meditation),
  /** Today’s part of the guide of twelve weeks, for who has begun it. */
  guide: z.object({ week: z.int(), title: z.string(), text: z.string() }).optional(),
});
export type HomeData = Wire<typeof homeData>;
