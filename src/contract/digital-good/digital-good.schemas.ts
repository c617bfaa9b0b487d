import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { instant } from '#contract/kit/scalars.ts';
import { GOODS } from '#domain/digital-good/goods.ts';

/** What the member owns, each good once, since when. */
export const digitalGoodsReply = z.object({ goods: z.array(z.object({ good: z.enum(GOODS), since: instant })) });
export type DigitalGoodsReply = Wire<typeof digitalGoodsReply>;
