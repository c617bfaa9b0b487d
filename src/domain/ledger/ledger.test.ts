import fc from 'fast-check';
import { expect, it } from 'vitest';
import { move, transferFault, type LedgerLine } from './ledger.ts';

it('moves an amount between two accounts, and back below 0', () => {
  const places = {
    from: { account: 'commissions_expense' },
    to: { account: 'commissions_pending', party: 'p' },
  } as const;
  expect(move(80, { ...places, currency: 'usd' })).toEqual([
    { account: 'commissions_pending', party: 'p', currency: 'usd', cents: 80 },
    { account: 'commissions_expense', currency: 'usd', cents: -80 },
  ]);
  expect(move(-80, { ...places, currency: 'usd' }).map(({ cents }) => cents)).toEqual([-80, 80]);
  expect(move(0, { ...places, currency: 'usd' })).toEqual([]);
});

it('names what is wrong with lines', () => {
  const line = (cents: number, currency: 'usd' | 'eur' = 'usd'): LedgerLine => ({ account: 'sales', currency, cents });
  expect(transferFault([])).toBe('too few lines');
  expect(transferFault([line(5), line(-5)])).toBeNull();
  expect(transferFault([line(5), line(-4)])).toBe('unbalanced');
  expect(transferFault([line(5), line(-5, 'eur')])).toBe('unbalanced');
  expect(transferFault([line(0.5), line(-0.5)])).toBe('not whole cents');
  expect(transferFault([line(0), line(0)])).toBe('not whole cents');
});

it('whatever is moved, in any order and currency, is a transfer', () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  process.stdout.write(`ledger moves: seed ${seed}\n`);
  const moved = fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom('usd' as const, 'eur' as const));
  fc.assert(
    fc.property(fc.array(moved, { minLength: 1 }), (all) => {
      const lines = all.flatMap(([cents, currency]) =>
        move(cents, { from: { account: 'sales' }, to: { account: 'bank' }, currency }),
      );
      expect(transferFault(lines)).toBe(lines.length === 0 ? 'too few lines' : null);
    }),
    { seed },
  );
});
