import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['src/domain/**/*.test.ts', 'src/contract/**/*.test.ts'] } },
      { test: { name: 'api', include: ['src/server/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 } },
      { test: { name: 'web', environment: 'happy-dom', include: ['src/web/**/*.test.{ts,tsx}'] } },
    ],
  },
});
