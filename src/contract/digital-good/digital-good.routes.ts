import { READ, route } from '#contract/kit/route.ts';
import { digitalGoodsReply } from './digital-good.schemas.ts';

// A teen buys nothing (decisions 9 and 10). What a member owns stays open in limited access too.
const OWNER = { who: 'member', age: 'adult', plan: 'any' } as const;

export const digitalGoodRoutes = {
  getDigitalGoods: route({
    ...READ,
    path: '/api/digital-goods',
    summary: 'What she owns digitally',
    access: OWNER,
    reply: digitalGoodsReply,
  }),
} as const;
