import type { ItemId } from '#domain/pmdd/items.ts';
import type { rating } from '../rating.copy.ts';

type Group = { readonly name: keyof typeof rating.groups; readonly items: readonly ItemId[] };

/** The 24 items as the page shows them, in their own order. */
export const GROUPS: readonly Group[] = [
  {
    name: 'mood',
    items: ['low', 'no_hope', 'no_good', 'worried', 'quick_change', 'easily_hurt', 'mad', 'argued'],
  },
  { name: 'energy', items: ['not_caring', 'no_focus', 'worn_out'] },
  { name: 'food', items: ['ate_more', 'one_food', 'long_sleep', 'bad_sleep'] },
  { name: 'cope', items: ['too_much', 'no_grip'] },
  { name: 'body', items: ['sore_breasts', 'swollen', 'headache', 'aches'] },
  { name: 'way', items: ['less_done', 'less_fun', 'people'] },
];

/** Help stands right after this item: the last of the two that call for it. */
export const HELP_AFTER: ItemId = 'no_good';
