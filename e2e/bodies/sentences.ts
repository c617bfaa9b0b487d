import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { quiet } from '../harness/requests.ts';

const FOLDER = join(import.meta.dirname, 'expected');
/** What is said of her cycle; what else a page says is read elsewhere. */
const OF_HER_CYCLE =
  /\b(days?|weeks?|period|bleed\w*|ovulat\w*|fertil\w*|forecast\w*|cycles?|window|expected|test|temperature|signs|stage|clinician|doctor|emergency|history)\b/i;

/** A day of the calendar, which says what the sentences say; and what is only the name of a button or a part. */
const NO_SENTENCE = /^((Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \d+ |\S+( \S+)?$|Save day|, )/;

/** Of a page whose requests are counted: every sentence that speaks of her cycle, in the order in which it stands, each once. */
export async function sentencesOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await still(page);
  // What is folded is said as well, and some of it is fetched when it opens.
  await page
    .getByRole('main')
    .locator('details:not([open])')
    .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
  await still(page);
  const wheels = await page
    .getByRole('img', { name: /wheel/i })
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-label') ?? ''));
  // What tends and inspires stands below the first view of home, and turns with the day.
  const part = path === '/' ? page.getByRole('region', { name: 'Today' }).first() : page.getByRole('main');
  const said = [await part.innerText(), await forecastsSoFar(page)];
  const lines = said.flatMap((text) => text.split('\n')).map((line) => line.trim());
  return [...new Set([...wheels, ...lines.filter((line) => OF_HER_CYCLE.test(line) && !NO_SENTENCE.test(line))])];
}

/** What the tracker says of how its forecasts did, in a sheet of its own; nothing on another page. */
async function forecastsSoFar(page: Page): Promise<string> {
  const opener = page.getByRole('button', { name: /How they did$/ });
  if ((await opener.count()) === 0) return '';
  await opener.click();
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  await still(page);
  const said = await sheet.innerText();
  await page.keyboard.press('Escape');
  return said;
}

/** Resolves once nothing is on its way to the page and nothing of it changes. */
async function still(page: Page): Promise<void> {
  const waiting = page.getByRole('main').getByText(/^Loading/);
  do {
    await quiet(page);
    await page.evaluate(unchangedFor, QUIET_MS);
  } while ((await waiting.count()) > 0);
}

/** How long a page stands still before it is read, in milliseconds. */
const QUIET_MS = 700;

/** Resolves once nothing of the document was drawn anew for so many milliseconds. */
function unchangedFor(quiet: number): Promise<void> {
  return new Promise((done) => {
    let timer = setTimeout(done, quiet);
    const drawn = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, quiet);
    });
    drawn.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** What was read: for each day and page its sentences; what stands on every day of a page stands once, before. */
export type Read = readonly { readonly day: number; readonly path: string; readonly sentences: readonly string[] }[];

/** The sentences for people to read, and to keep. */
export function told(read: Read): string {
  const pages = [...new Set(read.map(({ path }) => path))];
  const onAll = new Map(
    pages.map((path) => {
      const days = read.filter((one) => one.path === path).map(({ sentences }) => sentences);
      return [path, (days[0] ?? []).filter((one) => days.every((others) => others.includes(one)))];
    }),
  );
  const always = pages.map((path) => [`Always on ${path}`, ...(onAll.get(path) ?? [])]);
  const each = read.map(({ day, path, sentences }) => [
    `Day ${day}, ${path}`,
    ...sentences.filter((one) => !onAll.get(path)?.includes(one)),
  ]);
  return `${[...always, ...each].map((block) => block.join('\n  ')).join('\n\n')}\n`;
}

/** The sentences that were read by people and found true; with KEEP_SENTENCES=1 what is told now takes their place. */
export function keptSentences(name: string, now: string): string {
  const file = join(FOLDER, `${name}.txt`);
  if (process.env['KEEP_SENTENCES'] === '1') {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, now);
  }
  return readFileSync(file, 'utf8');
}
