import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import '#web/platform/member-endpoints.ts';
import { fetchLateParts } from '#web/platform/late/late-code.ts';

// The files of the screens share one window and one set of modules: what a test did to them ends with it.
beforeAll(fetchLateParts);
beforeEach(empty);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  empty();
});

function empty(): void {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
}
