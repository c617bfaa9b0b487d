import { screenAt } from '#contract/screens.ts';
import type { PlanId } from '#domain/membership/plans.ts';

/** Words of a plan, and the pages that must all exist before they are said. */
type Bound = { readonly words: string; readonly pages: readonly string[] };

/**
 * What §9 promises of each plan, in its words, each bound to the pages that keep the promise: a line appears with the
 * last of its pages. Exclusive content is marked in the library and among the articles; priority is in the queue of
 * feedback.
 */
const FEATURES: Readonly<Record<PlanId, readonly Bound[]>> = {
  premium_monthly: [
    { words: 'complete cycle tracking', pages: ['/tracker', '/insights', '/report'] },
    { words: 'sacred meditations library', pages: ['/meditations'] },
    { words: 'community access', pages: ['/community'] },
    { words: '12-Week Health Recovery Guide', pages: ['/health-guide'] },
  ],
  premium_yearly: [
    { words: 'everything in monthly', pages: [] },
    { words: 'exclusive content', pages: ['/meditations', '/wisdom'] },
    { words: 'VIP support priority', pages: ['/feedback', '/admin/feedback'] },
  ],
};

/** What stays open without a plan (decisions 9), a row for each part of the product. */
const ALWAYS_OPEN: readonly (readonly Bound[])[] = [
  [
    { words: 'logging', pages: ['/tracker'] },
    { words: 'your calendar', pages: ['/tracker'] },
    { words: 'your cycle history', pages: ['/insights'] },
    { words: 'the forecast of your next period', pages: ['/tracker'] },
  ],
  [
    { words: 'your journal', pages: ['/journal'] },
    { words: 'check-ins', pages: ['/'] },
    { words: 'the moon', pages: ['/moon-calendar'] },
    { words: 'reminders', pages: ['/profile-settings'] },
    { words: 'meals', pages: ['/meals'] },
    { words: 'womb-health guides', pages: ['/womb-health'] },
  ],
  [
    { words: 'import, export and deletion', pages: ['/privacy-settings'] },
    { words: 'everything about your safety', pages: [] },
  ],
];

type Exists = (path: string) => boolean;
const isBuilt: Exists = (path) => screenAt(path) !== null;
const standing = (bound: readonly Bound[], exists: Exists) =>
  bound.filter(({ pages }) => pages.every(exists)).map(({ words }) => words);

/** The lines of a plan that are true on this day. */
export function featuresOf(plan: PlanId, exists: Exists = isBuilt): readonly string[] {
  return standing(FEATURES[plan], exists);
}

/** What stays open without a plan on this day, as sentences of a list. */
export function alwaysOpen(exists: Exists = isBuilt): readonly string[] {
  return ALWAYS_OPEN.map((row) => sentence(standing(row, exists))).filter(Boolean);
}

function sentence(words: readonly string[]): string {
  const [last = ''] = words.slice(-1);
  const said = words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
  return said.charAt(0).toUpperCase() + said.slice(1);
}
