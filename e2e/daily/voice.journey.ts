import type { Page } from '@playwright/test';
import { newMember } from '../harness/people.ts';
import { expectToast, toastOf } from '../harness/toast.ts';
import { expect, PHONE, test } from '../harness/watch.ts';

test.use(PHONE);

/** What the stand-in does on its next start, and the last one that was made. */
type Stand = {
  plan: 'listen' | 'refuse';
  made: number;
  on: { say(words: string, isFinal: boolean): void; fail(error: string): void } | null;
};
declare global {
  interface Window {
    stand: Stand;
  }
}

/** No browser of a test has a microphone: this stands in for the browser's recognition, and for nothing else. */
function withRecognition(): void {
  window.stand = { plan: 'listen', made: 0, on: null };
  class StandIn {
    onresult: ((event: object) => void) | null = null;
    onerror: ((event: object) => void) | null = null;
    onend: (() => void) | null = null;
    constructor() {
      window.stand.made += 1;
      window.stand.on = {
        say: (transcript, isFinal) =>
          this.onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal })] }),
        fail: (error) => this.onerror?.({ error }),
      };
    }
    start(): void {
      if (window.stand.plan === 'refuse') throw new DOMException('no microphone', 'InvalidStateError');
    }
    stop(): void {
      this.onend?.();
    }
    abort(): void {
      this.onend?.();
    }
  }
  Object.assign(window, { SpeechRecognition: StandIn, webkitSpeechRecognition: StandIn });
}

const made = (page: Page) => page.evaluate(() => window.stand.made);
const speak = (page: Page) => page.getByRole('button', { name: 'Speak into your page' });
const stop = (page: Page) => page.getByRole('button', { name: 'Stop speaking into your page' });
/** Presses the microphone and waits until it listens. */
async function listen(page: Page): Promise<void> {
  await speak(page).click();
  await expect(stop(page)).toHaveAttribute('aria-pressed', 'true');
}

test('she speaks into a page: asked first, heard, and told in plain words whenever it ends by itself', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(withRecognition);
  await newMember(page);
  await page.goto('/journal');
  const sheet = page.getByRole('textbox', { name: 'Your page', exact: true });
  await sheet.fill('Today');

  await speak(page).click();
  const dialog = page.getByRole('dialog', { name: 'Speak instead of typing' });
  await expect(dialog).toContainText('This browser may send the sound to its maker');
  await dialog.getByRole('button', { name: 'Not now' }).click();
  expect(await made(page)).toBe(0);
  await speak(page).click();
  await dialog.getByRole('button', { name: 'I agree, start listening' }).click();
  await expect(stop(page)).toBeVisible();
  await page.evaluate(() => window.stand.on?.say('was qui', false));
  await expect(page.getByText('was qui', { exact: true })).toBeVisible();
  await expect(sheet).toHaveValue('Today');
  await page.evaluate(() => window.stand.on?.say('was quiet', true));
  await expect(sheet).toHaveValue('Today was quiet');
  await stop(page).click();
  await expect(speak(page)).toBeVisible();
  await expect(toastOf(page)).toHaveCount(0);

  await listen(page);
  await page.evaluate(() => window.stand.on?.fail('not-allowed'));
  await expectToast(page, 'Voice recognition error', 'Please check microphone permissions and try again');

  await page.evaluate(() => (window.stand.plan = 'refuse'));
  await speak(page).click();
  await expectToast(page, 'Could not start recording', 'Please check microphone permissions');

  await page.evaluate(() => (window.stand.plan = 'listen'));
  await listen(page);
  await page.evaluate(() => window.stand.on?.say('and long', true));
  await page.clock.fastForward('14:50');
  await expect(stop(page)).toBeVisible();
  await page.clock.fastForward('00:20');
  await expectToast(page, 'Recording automatically stopped', '15-minute recording limit reached');
  await expect(speak(page)).toHaveAttribute('aria-pressed', 'false');

  await page.evaluate(() =>
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
  );
  await speak(page).click();
  await expectToast(page, 'Voice recognition not available', "Your browser doesn't support speech recognition");
  await expect(sheet).toHaveValue('Today was quiet and long');
  expect(await page.evaluate(async () => (await (await fetch('/api/consents')).json()) as object)).toMatchObject({
    consents: [
      { purpose: 'voice', given: true },
      { purpose: 'reminders', given: false },
    ],
  });
});
