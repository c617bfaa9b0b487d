import { describe, expect, it } from 'vitest';
import { later, readLsn } from './position.ts';
import { PrimaryLog } from './primary-log.ts';

describe('the log of the primary', () => {
  const log = () => {
    const made = new PrimaryLog(3_000);
    made.note(100n, 1_000);
    made.note(200n, 1_200);
    made.note(200n, 1_400);
    return made;
  };

  it('says up to which moment everything is there', () => {
    expect([99n, 100n, 199n, 200n, 900n].map((replayed) => log().heldBy(replayed))).toEqual([
      null,
      1_000,
      1_000,
      1_400,
      1_400,
    ]);
  });

  it('grows no older where nothing is written', () => {
    const idle = log();
    for (let at = 1_600; at <= 20_000; at += 200) idle.note(200n, at);
    expect(idle.heldBy(200n)).toBe(20_000);
  });

  it('knows nothing that is longer ago than it keeps, nor of another history', () => {
    const moved = log();
    moved.note(300n, 5_000);
    expect(moved.heldBy(250n)).toBeNull();
    moved.note(50n, 5_200);
    expect([moved.heldBy(49n), moved.heldBy(300n)]).toEqual([null, 5_200]);
    moved.forget();
    expect(moved.heldBy(900n)).toBeNull();
  });
});

describe('a place in the log', () => {
  it('is read as PostgreSQL says it', () => {
    expect(readLsn('16/B374D848')).toBe(0x16b374d848n);
    expect(['', '16', '16/', 'x/1', '1/123456789', null, undefined].map((text) => readLsn(text))).toEqual(
      Array.from({ length: 7 }, () => null),
    );
    expect([later(1n, 2n), later(null, 2n), later(1n, null), later(null, null)]).toEqual([2n, 2n, 1n, null]);
  });
});
