import type { Locator, Page } from '@playwright/test';
import { screens } from '#contract/screens.ts';
import type { FoundWords } from './found-words.ts';
import { countRequests, quiet } from './requests.ts';
import { expect } from './watch.ts';

/** The pages whose buttons open something that the document did not bring. */
export const PRESSED = [screens.home.path, screens.tracker.path, screens.moonCalendar.path, screens.journal.path];
/** Whatever says that a press opens something; of rows that all open the same, the first. */
const OPENERS =
  ':is([aria-haspopup="dialog"], button[aria-expanded="false"], summary):visible:not(li:not(:first-child) > *)';
/** The stages of life are chosen there by name, the member's and all others. */
const CHOICE = { title: 'How are you now?', name: 'Trying to conceive' } as const;

/**
 * All that these pages say once each late part is here and each button that opens something was pressed, and each
 * button within that.
 */
export async function everythingPressed(page: Page, paths: readonly string[] = PRESSED): Promise<FoundWords[]> {
  const told: FoundWords[] = [];
  countRequests(page);
  for (const path of paths) {
    await page.goto(path);
    await quiet(page);
    await page.mouse.wheel(0, 6000);
    await quiet(page);
    const main = page.locator('main');
    for (const place of await pressEach(page, main))
      told.push({ where: `${path} > ${place.where}`, words: place.words });
    await quiet(page);
    told.push({ where: path, words: await wordsIn(main) });
  }
  return told;
}

async function pressEach(page: Page, within: Locator): Promise<FoundWords[]> {
  const told: FoundWords[] = [];
  // Taken once: a press that opens a part of the page takes its button out of those that are still closed.
  const openers = await within.locator(OPENERS).elementHandles();
  const before = await page.locator('dialog[open]').count();
  for (const opener of openers) {
    const pressed = await opener.evaluate(press);
    if (!pressed?.opensDialog) continue;
    const dialog = page.locator('dialog[open]').last();
    await expect(page.locator('dialog[open]')).toHaveCount(before + 1);
    await quiet(page);
    told.push({ where: pressed.name, words: await wordsIn(dialog) });
    if (before === 0) {
      told.push(
        ...(await pressEach(page, dialog)).map(({ where, words }) => ({ where: `${pressed.name} > ${where}`, words })),
      );
      told.push({ where: `${pressed.name}, all of it open`, words: await wordsIn(dialog) });
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(before);
  }
  return told;
}

/**
 * Runs in the page: presses, with no look for the place where a finger would meet it: other journeys do that. Null for
 * what one press closed or took away: another cannot open it.
 */
function press(opener: SVGElement | HTMLElement): { name: string; opensDialog: boolean } | null {
  if (!opener.checkVisibility({ visibilityProperty: true }) || opener.getAttribute('aria-expanded') === 'true')
    return null;
  const name = (opener.getAttribute('aria-label') ?? opener.textContent).trim();
  const opensDialog = opener.getAttribute('aria-haspopup') === 'dialog';
  if (opener instanceof HTMLElement) opener.click();
  return { name, opensDialog };
}

/** What is read and what is heard there. */
async function wordsIn(place: Locator): Promise<string> {
  const words = await place.evaluate((element) => {
    const heard = [...element.querySelectorAll('*')].flatMap((one) =>
      ['aria-label', 'aria-valuetext', 'placeholder', 'title', 'alt'].map((name) => one.getAttribute(name) ?? ''),
    );
    return [element.textContent, ...heard].join('\n');
  });
  return words.includes(CHOICE.title) ? words.replace(CHOICE.name, '') : words;
}
