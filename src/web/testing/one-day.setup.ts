import { beforeEach } from 'vitest';

/*
 * The sample member's trial, cycles and plans have dates of November 2026. Tests that leave the clock alone would stop
 * passing on the day those dates are over, so the clock of every test starts early on one day and runs on from there.
 */
const BEGINS = Date.parse('2026-11-21T06:00:00.000Z');
const Machine = Date;
const behind = Machine.now() - BEGINS;

class OneDay extends Machine {
  constructor(...parts: readonly unknown[]) {
    if (parts.length === 0) super(Machine.now() - behind);
    else super(...(parts as [number]));
  }
  static override now(): number {
    return Machine.now() - behind;
  }
}

start();
// A test that set the clock by itself gives back the machine's.
beforeEach(start);

function start(): void {
  globalThis.Date = OneDay as DateConstructor;
}
