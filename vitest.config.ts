import { defineConfig } from 'vitest/config';
import { endpointsPlugin } from './scripts/web-build/endpoints-plugin.ts';

/**
 * Files that put another module in a module's place, or leave a part behind that cannot come: each has a window of its
 * own.
 */
const ALONE = [
  'src/web/features/wisdom/wisdom-piece-screen.test.tsx',
  'src/web/app/signing-out/without-code.test.tsx',
  'src/web/platform/deferred.test.tsx',
  'src/web/platform/deferred/deferred-section.test.tsx',
  'src/web/platform/when-idle.test.ts',
  'src/web/platform/privacy-mode/watch-esc.test.ts',
  'src/web/ui/overlays/toast/plain-toast.test.tsx',
];
const SCREENS = {
  environment: 'happy-dom' as const,
  testTimeout: 60_000,
  setupFiles: [
    'src/web/testing/one-day.setup.ts',
    'src/web/testing/patient.setup.ts',
    'src/web/testing/cheap-development.setup.ts',
    'src/web/testing/each-test.setup.ts',
  ],
};

export default defineConfig({
  test: {
    // A test that asserts nothing cannot fail, so it fails.
    expect: { requireAssertions: true },
    projects: [
      // Rules hold nothing between two calls, and what a test app holds is made with it: the files of a worker share
      // their modules, read once.
      {
        extends: true,
        test: { name: 'domain', isolate: false, include: ['src/domain/**/*.test.ts', 'src/contract/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'api',
          isolate: false,
          include: ['src/server/**/*.test.ts'],
          globalSetup: ['src/server/testing/global-setup.ts'],
          setupFiles: ['src/server/testing/statements.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        plugins: [endpointsPlugin()],
        test: {
          ...SCREENS,
          name: 'web',
          isolate: false,
          include: ['src/web/**/*.test.{ts,tsx}', 'scripts/web-build/**/*.test.ts'],
          exclude: ALONE,
        },
      },
      { extends: true, plugins: [endpointsPlugin()], test: { ...SCREENS, name: 'web alone', include: ALONE } },
      {
        extends: true,
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          exclude: ['scripts/web-build/**'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
