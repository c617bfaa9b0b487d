import { defineConfig } from 'vitest/config';
import { endpointsPlugin } from './scripts/web-build/endpoints-plugin.ts';

export default defineConfig({
  test: {
    // A test that asserts nothing cannot fail, so it fails.
    expect: { requireAssertions: true },
    projects: [
      { test: { name: 'domain', include: ['src/domain/**/*.test.ts', 'src/contract/**/*.test.ts'] } },
      { test: { name: 'api', include: ['src/server/**/*.test.ts'], globalSetup: ['src/server/testing/global-setup.ts'], testTimeout: 30_000, hookTimeout: 60_000 } },
      { plugins: [endpointsPlugin()], test: { name: 'web', environment: 'happy-dom', include: ['src/web/**/*.test.{ts,tsx}', 'scripts/web-build/**/*.test.ts'] } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], exclude: ['scripts/web-build/**'], testTimeout: 120_000 } },
    ],
  },
});
