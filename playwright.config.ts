import { defineConfig, devices } from '@playwright/test';
import { E2E } from './e2e/harness/locations.ts';
import { journeysBrowser, WHOLE } from './scripts/check/places.mjs';

const ARGS = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
// Left alone, the headless shell sets every letter on a whole pixel, which no device of the member's does: lines break
// elsewhere once our fonts come.
const LETTERS = '--font-render-hinting=none';
/** Journeys about what the headless shell does not have. */
const WHOLE_BROWSER = 'whole-browser/*.journey.ts';
/** Journeys that count milliseconds: true only while no other one runs. By itself: `--project=measured --no-deps`. */
const MEASURED = 'measured/*.journey.ts';

const shell = { launchOptions: { executablePath: journeysBrowser(), args: [...ARGS, LETTERS] } };

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.journey.ts',
  globalSetup: './e2e/harness/harness.setup.ts',
  outputDir: 'test-results',
  // One more than the cores: journeys wait for timers, mails and servers that start.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: E2E.origin,
    screenshot: 'only-on-failure',
    // A service worker comes with what it is for (e2e/privacy/offline.journey.ts): elsewhere it would fetch every file
    // once more.
    serviceWorkers: 'block',
    // What moves is drawn sixty times a second for as long as a page stands: journeys about it, and those that measure
    // a page, ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'journeys', testIgnore: [`**/${WHOLE_BROWSER}`, `**/${MEASURED}`], use: shell },
    // What a browser keeps whole it gives up where there is much to do: these come after all others, one by one.
    {
      name: 'whole browser',
      testMatch: `**/${WHOLE_BROWSER}`,
      workers: 1,
      dependencies: ['journeys'],
      use: { serviceWorkers: 'allow', launchOptions: { executablePath: WHOLE, args: ARGS } },
    },
    { name: 'measured', testMatch: `**/${MEASURED}`, workers: 1, dependencies: ['whole browser'], use: shell },
  ],
});
