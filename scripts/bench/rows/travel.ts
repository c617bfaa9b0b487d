import type { Browser, Page } from '@playwright/test';
import { fetchedSince, follow, forgetFetched } from '../in-page.mjs';
import { takePhone, untilQuiet } from '../phone.ts';
import { judge, unbuilt, type Row } from '../row.ts';
import { median, pairedRatio, shown } from '../statistics.ts';
import type { Context } from './context.ts';

const PREFETCHED = { what: 'route change, prefetched', goal: '<= 1.3 of code and data in memory; no Loading frame' };
const COLD = { what: 'route change, cold', goal: 'chunk and data in parallel' };
const LOADING = 'Loading';
const TO_WIZARD = ['/standalone-signup', LOADING] as const;
const WIZARD_LINK = 'a[href*="standalone-signup"]';

/**
 * Row 9: from the sign-in page to the wizard, its chunk prefetched on intent, beside the same way with all of it in
 * memory.
 */
export async function prefetchedRow(browser: Browser, { product, runs }: Context): Promise<Row> {
  const first: number[] = [];
  const again: number[] = [];
  let loading = 0;
  for (let run = 0; run < runs; run += 1) {
    const phone = await takePhone(browser, { origin: product.origin });
    await phone.visit('/auth?mode=start');
    await phone.page.locator(WIZARD_LINK).first().focus();
    await phone.page.locator(WIZARD_LINK).first().dispatchEvent('pointerenter');
    await untilQuiet(new Map());
    const taken = await phone.page.evaluate(follow, TO_WIZARD);
    first.push(taken.ms);
    if (taken.loading) loading += 1;
    await phone.page.goBack();
    await phone.page.waitForSelector(WIZARD_LINK);
    await untilQuiet(new Map());
    again.push((await phone.page.evaluate(follow, TO_WIZARD)).ms);
    await phone.context.close();
  }
  const ratio = pairedRatio(first, again);
  return judge(
    {
      n: 9,
      ...PREFETCHED,
      measured: `${shown(ratio)} (${shown(median(first), 0)} beside ${shown(median(again), 0)} ms); ${loading} Loading frames`,
    },
    ratio <= 1.3,
    loading === 0,
  );
}

/** Row 10: from home to the tracker by its address in memory alone: whether the first call waits for the chunk. */
export async function coldRow(browser: Browser, { product, cookie }: Context): Promise<Row> {
  const phone = await takePhone(browser, { origin: product.origin, cookie });
  try {
    const home = await phone.page.goto(`${product.origin}/`);
    const link = phone.page.locator('a[href="/tracker"]').first();
    if (home?.status() !== 200 || (await link.count()) === 0)
      return unbuilt(10, { ...COLD, why: 'no two signed-in pages yet' });
    const begun = await cold(phone.page);
    if (!begun.chunk || !begun.call)
      return judge(
        {
          n: 10,
          ...COLD,
          measured: `${begun.chunk ? 'no call needed' : 'nothing left to fetch'}: the data or the code was there`,
        },
        true,
      );
    const together = begun.call.began < begun.chunk.ended;
    return judge(
      {
        n: 10,
        ...COLD,
        measured: `the first call begins ${together ? 'before' : 'after'} the chunk has come (${shown(begun.call.began - begun.chunk.began, 0)} ms after it was asked for)`,
      },
      together,
    );
  } finally {
    await phone.context.close();
  }
}

type Timed = { readonly began: number; readonly ended: number };

async function cold(page: Page): Promise<{ chunk: Timed | null; call: Timed | null }> {
  await untilQuiet(new Map());
  await page.evaluate(forgetFetched);
  await page.evaluate(follow, ['/tracker', LOADING] as const);
  await untilQuiet(new Map());
  const seen = await page.evaluate(fetchedSince);
  const first = (fits: (path: string) => boolean) =>
    seen.filter(({ path }) => fits(path)).toSorted((a, b) => a.began - b.began)[0] ?? null;
  return { chunk: first((path) => path.endsWith('.js')), call: first((path) => path.startsWith('/api/')) };
}
