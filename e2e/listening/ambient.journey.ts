import type { Page } from '@playwright/test';
import { SOUNDS } from '#domain/sound/sound.ts';
import { judge } from '../harness/barriers.ts';
import { newMember } from '../harness/people.ts';
import { expect, test } from '../harness/watch.ts';

const SIX = ['rain', 'thunder', 'hearth', 'crickets', 'bowls', 'drone'];
const MIX = SOUNDS.map((sound) => (SIX.includes(sound) ? 60 : 0)).join('.');
const SECONDS = 20;

test('ambient sounds: six play, and cost little; a mix is saved and there again', async ({ page }) => {
  test.setTimeout(120_000);
  await newMember(page);
  await page.goto(`/ambient-sounds?mix=${MIX}`);
  await expect(page.getByText('6 sounds')).toBeVisible();
  const asked = page.waitForRequest(/mixer\.worklet/);
  await page.getByRole('button', { name: 'Play' }).click();
  const worklet = await processorNamedIn(page, (await asked).url());
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.mediaSession.playbackState)).toBe('playing');
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe('Ambient sounds');
  await judge(page, 'playing');
  await page.getByRole('button', { name: 'Pause' }).click();

  const { share, peak } = await sixLayers(page, worklet);
  process.stdout.write(`sound: in this browser six layers take ${share.toFixed(1)} % of a core\n`);
  expect(peak).toBeGreaterThan(0.05);
  expect(peak).toBeLessThan(1);
  expect(share).toBeLessThan(60);

  await page.getByRole('button', { name: 'Keep this mix' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Evening by the fire');
  await page.getByRole('button', { name: 'Save mix' }).click();
  await expect(page.getByText('Saved “Evening by the fire”.')).toBeVisible();
  await page.goto('/ambient-sounds');
  await expect(page.getByText('3 sounds')).toBeVisible();
  await page.getByRole('button', { name: 'Use Evening by the fire' }).click();
  await expect(page.getByText('6 sounds')).toBeVisible();
  await page.getByRole('link', { name: 'Meditations' }).last().click();
  await page.getByRole('link', { name: 'Ambient sounds' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ambient sounds' })).toBeVisible();
});

/** The file that is fetched with the page's code names the address of the processor itself. */
async function processorNamedIn(page: Page, address: string): Promise<string> {
  const code = await (await page.request.get(address)).text();
  return /\/assets\/mixer\.worklet-[\w-]+\.js/.exec(code)?.[0] ?? address;
}

/** Has the page's own processor compute six sounds as fast as it can: what that took of the time they would play. */
function sixLayers(page: Page, worklet: string) {
  return page.evaluate(
    async ({ script, six, seconds }) => {
      const context = new OfflineAudioContext(2, 48_000 * seconds, 48_000);
      await context.audioWorklet.addModule(script);
      const node = new AudioWorkletNode(context, 'mixer', {
        numberOfInputs: 0,
        outputChannelCount: [2],
        processorOptions: { seed: 7 },
      });
      for (const sound of six) node.port.postMessage({ is: 'level', sound, level: 60 });
      node.connect(context.destination);
      // The messages are there before the first sample is asked for.
      await new Promise((done) => setTimeout(done, 300));
      const from = performance.now();
      const played = await context.startRendering();
      const share = (performance.now() - from) / seconds / 10;
      const peak = played.getChannelData(0).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      return { share, peak };
    },
    { script: worklet, six: SIX, seconds: SECONDS },
  );
}
