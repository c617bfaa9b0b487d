import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freeBytesOf, openRoom } from './room.ts';

describe('room on the disk', () => {
  it.each([
    [499, true],
    [500, false],
    [501, false],
  ])('%i of 500 bytes: low is %s', async (bytes, low) => {
    expect(await openRoom({ free: async () => bytes, least: 500 }).isLow()).toBe(low);
  });

  it('is asked once a second, by whoever asks, and sees that space has come back', async () => {
    let [bytes, at, asked] = [0, 0, 0];
    const room = openRoom({ free: async () => ((asked += 1), bytes), least: 500, now: () => at });
    expect(await Promise.all([room.isLow(), room.isLow()])).toEqual([true, true]);
    bytes = 500;
    at = 999;
    expect([await room.isLow(), asked]).toEqual([true, 1]);
    at = 1_000;
    expect([await room.isLow(), asked]).toEqual([false, 2]);
  });

  it('asks again after it could not be told', async () => {
    let fails = true;
    const room = openRoom({
      free: async () => (fails ? Promise.reject(new Error('no disk')) : 500),
      least: 500,
      now: () => 0,
    });
    await expect(room.isLow()).rejects.toThrow('no disk');
    fails = false;
    expect(await room.isLow()).toBe(false);
  });

  it('is that of the folder above while a folder is not made yet', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'moonhearth-'));
    const [here, later] = await Promise.all([freeBytesOf(folder), freeBytesOf(join(folder, 'not/yet'))]);
    expect(here).toBeGreaterThan(0);
    expect(Math.abs(here - later)).toBeLessThan(1_000_000_000);
  });
});
