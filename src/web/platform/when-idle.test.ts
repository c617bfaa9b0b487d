import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
let whenIdle: typeof import('./when-idle.ts').whenIdle;

const rested = vi.fn((work: () => void) => work());

beforeEach(async () => {
  vi.resetModules();
  ({ whenIdle } = await import('./when-idle.ts'));
  vi.useFakeTimers();
  rested.mockClear();
  vi.stubGlobal('requestIdleCallback', rested);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('work for an idle browser', () => {
  test('waits until she stirs', () => {
    const work = begun('complete', { stirs: false });
    vi.advanceTimersByTime(60_000);
    expect(work).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('scroll'));
    expect(work).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('scroll'));
    expect(work).toHaveBeenCalledOnce();
  });

  test('waits two seconds after the page has loaded, and then for rest', () => {
    const work = begun('complete');
    vi.advanceTimersByTime(1_999);
    expect(rested).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(rested).toHaveBeenCalledOnce();
    expect(work).toHaveBeenCalledOnce();
  });

  test('waits for the page first', () => {
    const work = begun('interactive');
    vi.advanceTimersByTime(60_000);
    expect(work).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(2_000);
    expect(work).toHaveBeenCalledOnce();
  });

  test('is done in a browser that cannot tell its rest', () => {
    vi.unstubAllGlobals();
    const work = begun('complete');
    vi.advanceTimersByTime(2_000);
    expect(work).toHaveBeenCalledOnce();
  });

  test.each([
    ['offline', { onLine: false }],
    ['where she saves data', { onLine: true, connection: { saveData: true } }],
  ])('is left %s', (_, there) => {
    vi.stubGlobal('navigator', there);
    const work = begun('complete');
    vi.advanceTimersByTime(60_000);
    expect(work).not.toHaveBeenCalled();
  });
});

function begun(state: DocumentReadyState, { stirs = true } = {}) {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
  const work = vi.fn();
  whenIdle(work);
  if (stirs) window.dispatchEvent(new Event('pointermove'));
  return work;
}
