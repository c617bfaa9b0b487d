import type { ScreenName } from '#contract/screens.ts';
import type { Measured } from './measure.ts';

/** What a page may spend: screens of 844 px on the phone, of 800 px on the desk, filled buttons, text links. */
export type Budget = {
  readonly phone: number;
  readonly desk: number;
  readonly primaries: number;
  readonly links: number;
};
export type Exception = Partial<Budget> & { readonly because: string };

const PAGE: Budget = { phone: 4, desk: 2.5, primaries: 1, links: 5 };
const READING = { phone: 20, desk: 12, links: 40, because: 'a reading page' };

/**
 * What a day may add to a page, in screens: a month of six weeks, a sentence that takes a second line. A page is judged
 * on the day the walk is made.
 */
const A_DAY = 0.2;

/** Pages that may spend more, each with its reason. */
export const EXCEPTIONS: Partial<Readonly<Record<ScreenName, Exception>>> = {
  home: { phone: 5, desk: 2.65, because: 'everything of her day is on it' },
  community: { desk: 3.4, phone: 4.3, because: 'a room, and the first four voices in it' },
  teenCircle: {
    desk: 3.6,
    phone: 4.8,
    because: 'a room with help and topics in it, her held words, and the first four voices',
  },
  privacy: READING,
  termsOfUse: READING,
  legalDisclaimer: READING,
  wisdomPiece: READING,
  ratings: { phone: 4.6, desk: 3.5, because: 'the 24 items of a day, each with its six answers' },
  shop: { desk: 2.9, because: 'the shelves with all there is' },
  meals: { phone: 8, desk: 4, links: 30, because: 'the shelf of all meals' },
  meal: READING,
  wombHealthGuide: { ...READING, phone: 26, desk: 16 },
  healthGuideWeek: READING,
  healthGuide: { phone: 4.5, because: 'twelve weeks, and where she is in them' },
};

/** The budget of a page. */
export const budgetOf = (name: ScreenName | null): Budget => ({ ...PAGE, ...(name ? EXCEPTIONS[name] : {}) });

/** In how many screens of its window a page is read. */
export const screensOf = (height: number, width: number): number => height / (width < 700 ? 844 : 800);

/** What the page spends over its budget, in words. */
export function overspent(measured: Measured, { budget, width }: { budget: Budget; width: number }): string[] {
  const screens = screensOf(measured.height, width);
  const most = width < 700 ? budget.phone : budget.desk;
  const { primaries, links, overlaps } = measured;
  return [
    ...(screens > most + A_DAY ? [`${screens.toFixed(2)} screens of ${most}`] : []),
    ...(primaries.length > budget.primaries ? [`${primaries.length} primaries: ${primaries.join(', ')}`] : []),
    ...(links.length > budget.links ? [`${links.length} text links: ${links.join(', ')}`] : []),
    ...overlaps.map((pair) => `text over text: ${pair}`),
  ];
}
