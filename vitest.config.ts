import { defineConfig } from 'vitest/config';
import { endpointsPlugin } from './scripts/web-build/endpoints-plugin.ts';

export default defineConfig({
  test: {
    // A test that asserts nothing cannot fail, so it fails.
    expect: { requireAssertions: true },
    projects: [
      { extends: true, test: { name: 'domain', include: ['src/domain/**/*.test.ts', 'src/contract/**/*.test.ts'] } },
      { extends: true, test: { name: 'api', include: ['src/server/**/*.test.ts'], globalSetup: ['src/server/testing/global-setup.ts'], testTimeout: 30_000, hookTimeout: 60_000 } },
      { extends: true, plugins: [endpointsPlugin()], test: { name: 'web', environment: 'happy-dom', testTimeout: 20_000, include: ['src/web/**/*.test.{ts,tsx}', 'scripts/web-build/**/*.test.ts'] } },
      { extends: true, test: { name: 'scripts', include: ['scripts/**/*.test.ts'], exclude: ['scripts/web-build/**'], testTimeout: 120_000, hookTimeout: 120_000 } },
    ],
  },
});
