import type { GoodName } from '#domain/digital-good/goods.ts';

const GOODS: Readonly<Record<GoodName, { readonly name: string; readonly what: string }>> = {
  moon_year: {
    name: 'Your moon year',
    what: 'A year of moons for where you are: every day, the exact times, and moonrise and moonset once you choose a place.',
  },
  journal_book: {
    name: 'Your journal as a book',
    what: 'A PDF of one year of your pages, with a title page and the moon of each day.',
  },
  sound_pack: { name: 'Sound pack', what: 'Six ten-minute loops to play anywhere, also without a connection.' },
  guide_workbook: {
    name: 'The 12-week workbook',
    what: 'All twelve weeks on paper, in the words for your stage, with room to write.',
  },
};

/** Words of the member's downloads. */
export const downloads = {
  kicker: 'Yours to keep',
  title: 'Your downloads',
  lead: 'Made for you when you ask, as often as you like. We don’t store the files, so save what you want to keep.',
  loading: 'Loading...',
  failed: { title: 'We couldn’t load this page', text: 'Nothing is lost. Please try again.' },
  missing: {
    title: 'You don’t have this one yet',
    text: 'You can trade points for it under Rewards. If you bought it just now, give us a minute and reload.',
  },
  back: 'Your downloads',
  print: 'Print or save as PDF',
  of: (good: GoodName) => GOODS[good],
  since: (date: string) => `Yours since ${date}`,
  ended: {
    title: 'No longer yours',
    why: {
      refunded: (name: string, date: string) =>
        `${name} ended on ${date}, because we refunded the whole order. What you saved before stays yours.`,
      disputed: (name: string, date: string) =>
        `${name} ended on ${date}, because your bank returned the payment to you. What you saved before stays yours.`,
    },
  },
  open: { moon_year: 'Open your moon year', guide_workbook: 'Open your workbook' },
  none: { title: 'Nothing here yet', text: 'What you buy digitally, or trade points for, waits here for good.' },
  toRewards: 'See what points buy',
} as const;
