import type { Page } from '@playwright/test';
import { screenAt } from '#contract/screens.ts';
import { budgetOf, overspent, screensOf } from './budgets.ts';
import { paleLines } from './contrast.ts';
import { measure } from './measure.ts';

/**
 * What the page spends over its budget in its present window, and its lines that do not stand out from what is really
 * under them. Says what it measured; a page without words or lines was not measured, which is a fault too.
 */
export async function overBudget(page: Page): Promise<string[]> {
  const { pathname } = new URL(page.url());
  const width = page.viewportSize()?.width ?? 0;
  const measured = await measure(page);
  const { compared, pale } = await paleLines(page);
  const screens = screensOf(measured.height, width).toFixed(2);
  const { primaries, links, words } = measured;
  process.stdout.write(
    `${pathname} at ${width}: ${screens} screens, ${primaries.length} primaries, ${links.length} text links, ${words} words, ${compared} lines compared\n`,
  );
  const nothing = [
    ...(words === 0 ? ['no words were counted'] : []),
    ...(compared === 0 ? ['no line was compared'] : []),
  ];
  const budget = budgetOf(screenAt(pathname)?.name ?? null);
  return [...nothing, ...overspent(measured, { budget, width }), ...pale.map((line) => `pale: ${line}`)];
}
