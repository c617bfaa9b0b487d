import { READ, route } from '#contract/kit/route.ts';
import { digitalGoodsReply, moonYear, moonYearQuery, workbook } from './digital-good.schemas.ts';

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
  getMoonYear: route({
    ...READ,
    path: '/api/digital-goods/moon-year',
    summary: 'A year of moons for her zone, where she owns that',
    access: OWNER,
    query: moonYearQuery,
    reply: moonYear,
    errors: ['good_missing'],
  }),
  getWorkbook: route({
    ...READ,
    path: '/api/digital-goods/workbook',
    summary: 'The guide as a workbook in the words of her stage, where she owns that',
    access: OWNER,
    reply: workbook,
    errors: ['good_missing'],
  }),
} as const;
