import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Replica, type Unread } from './replica.ts';

let moment: number | null = 0;
let told: (Unread | null)[] = [];
const made = () =>
  new Replica({
    pool: new pg.Pool(),
    heldBy: () => moment,
    admit: () => undefined,
    told: (why) => void told.push(why),
  });

describe('a replica', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    [moment, told] = [performance.now(), []];
  });
  afterEach(() => void vi.useRealTimers());

  it('is good for what it has replayed, and not before it has said so', () => {
    const replica = made();
    expect(replica.isGoodFor(null)).toBe(false);
    replica.hear(100n);
    expect([null, 99n, 100n, 101n].map((after) => replica.isGoodFor(after))).toEqual([true, true, true, false]);
    expect(told).toEqual([null]);
  });

  it('is left out once it is more than a second behind, and is back when it is not', () => {
    const replica = made();
    replica.hear(100n);
    vi.advanceTimersByTime(1_000);
    expect(replica.isGoodFor(null)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(replica.isGoodFor(null)).toBe(false);
    replica.hear(100n);
    replica.hear(100n);
    moment = performance.now();
    replica.hear(120n);
    expect(replica.isGoodFor(120n)).toBe(true);
    expect(told).toEqual([null, 'behind', null]);
  });

  it('that was away is left alone for a second', () => {
    const replica = made();
    replica.hear(100n);
    replica.takeOut('away');
    replica.hear(100n);
    expect(replica.isGoodFor(null)).toBe(false);
    vi.advanceTimersByTime(1_000);
    moment = performance.now();
    replica.hear(100n);
    expect(replica.isGoodFor(null)).toBe(true);
    expect(told).toEqual([null, 'away', null]);
  });

  it('that follows nobody, or of which nothing is known, is not used', () => {
    const replica = made();
    replica.hear(null);
    expect(replica.isGoodFor(null)).toBe(false);
    moment = null;
    replica.hear(100n);
    expect(replica.isGoodFor(null)).toBe(false);
    expect(told).toEqual([]);
  });
});
