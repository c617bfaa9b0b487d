import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bookedLine } from './commission-transfer.ts';
import {
  dueAt,
  earnedBy,
  fifthOf,
  isInFirstYear,
  linesFor,
  type InvoiceFacts,
  type ReferralState,
} from './commission.ts';
import { aliasForm } from './email-alias.ts';
import { codeOf, firstTouch, referralCode, shownCode } from './referral-code.ts';

const DAY = 86_400_000;
const at = (text: string) => new Date(`${text}T12:00:00Z`);

describe('a fifth', () => {
  test.each([
    [399, 80],
    [3351, 670],
    [1, 0],
    [2, 0],
    [3, 1],
    [12, 2],
    [13, 3],
    [0, 0],
    [-5, 0],
  ])('of %i cents is %i', (cents, fifth) => expect(fifthOf(cents)).toBe(fifth));
  it('goes with what is left, and never below nothing', () => {
    const paid = 3351;
    expect(earnedBy({ paid, refunded: 0, disputed: false })).toBe(670);
    expect(earnedBy({ paid, refunded: 1000, disputed: false })).toBe(470);
    expect(earnedBy({ paid, refunded: paid, disputed: false })).toBe(0);
    expect(earnedBy({ paid, refunded: paid + 500, disputed: false })).toBe(0);
    expect(earnedBy({ paid, refunded: -5, disputed: false })).toBe(670);
    expect(earnedBy({ paid, refunded: 0, disputed: true })).toBe(0);
  });
});

describe('the first twelve months', () => {
  it('begin with the first paid invoice and end before its day a year on', () => {
    const first = at('2026-01-31');
    expect(isInFirstYear(first, first)).toBe(true);
    expect(isInFirstYear(at('2027-01-30'), first)).toBe(true);
    expect(isInFirstYear(at('2027-01-31'), first)).toBe(false);
    expect(isInFirstYear(at('2025-12-31'), first)).toBe(false);
    expect(dueAt(first)).toEqual(at('2026-03-02'));
  });
});

describe('a code', () => {
  test.each([
    ['fern 42qx', 'FERN42QX'],
    ['  FERN-42QX ', 'FERN42QX'],
    ['fern\u00a042–qx', 'FERN42QX'],
    ['FERN42QX', 'FERN42QX'],
    ['FERN42Q', null],
    ['FERN42QO', null],
    ['ivy leaf', null],
    ['', null],
  ])('typed as “%s” is %s', (typed, code) => expect(referralCode(typed)).toBe(code));
  it('made of any bytes is one, and is shown in two groups', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => {
        const code = codeOf(bytes);
        expect(referralCode(code)).toBe(code);
        expect(referralCode(shownCode(code).toLowerCase())).toBe(code);
      }),
    );
  });
  it('counts by first touch for thirty days, else by what the sign-up brings', () => {
    const met = { code: 'FERN42QX', at: at('2026-11-01') };
    expect(firstTouch(met, { brought: 'MYRT22QX', now: at('2026-11-21') })).toBe('FERN42QX');
    expect(firstTouch(met, { brought: 'MYRT22QX', now: at('2026-12-02') })).toBe('MYRT22QX');
    expect(firstTouch(met, { brought: null, now: at('2026-12-02') })).toBeNull();
    expect(firstTouch({ ...met, code: 'no code' }, { brought: null, now: at('2026-11-02') })).toBeNull();
    expect(firstTouch(null, { brought: 'myrt 22qx', now: at('2026-11-02') })).toBe('MYRT22QX');
    expect(firstTouch({ ...met, at: at('2027-01-01') }, { brought: null, now: at('2026-11-02') })).toBeNull();
  });
});

test.each([
  ['Mara+two@Example.com', 'mara@example.com'],
  ['m.a.r.a+x@gmail.com', 'mara@gmail.com'],
  ['mara@googlemail.com', 'mara@gmail.com'],
  ['m.a.r.a@example.com', 'm.a.r.a@example.com'],
])('the mailbox behind %s is %s', (email, form) => expect(aliasForm(email)).toBe(form));

describe('lines and books', () => {
  const step = fc.record({
    refunded: fc.integer({ min: 0, max: 5000 }),
    disputed: fc.boolean(),
    state: fc.constantFrom<ReferralState[]>('open', 'open', 'held', 'refused'),
    days: fc.integer({ min: 0, max: 40 }),
    twice: fc.boolean(),
  });
  it('end where the last facts say, whatever came between and however often', () => {
    const seed = Math.floor(Math.random() * 2 ** 31);
    process.stdout.write(`commission lines: seed ${seed}\n`);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4000 }), fc.array(step, { minLength: 1, maxLength: 20 }), (paid, steps) => {
        let written = { net: 0, lines: 0, isDue: false };
        const books = new Map<string, number>();
        let last: { facts: InvoiceFacts; state: ReferralState } | null = null;
        for (const { refunded, disputed, state, days, twice } of steps) {
          const facts = { paid, refunded, disputed };
          const given = { state, falls: at('2026-12-01'), now: new Date(at('2026-11-01').getTime() + days * DAY) };
          for (const line of linesFor(facts, { ...given, written })) {
            for (const { account, cents } of bookedLine(line, { written, party: 'p' }).lines)
              books.set(account, (books.get(account) ?? 0) + cents);
            written = {
              net: written.net + line.cents,
              lines: written.lines + 1,
              isDue: written.isDue || line.kind === 'due',
            };
          }
          if (twice) expect(linesFor(facts, { ...given, written })).toEqual([]);
          last = { facts, state };
        }
        const of = (account: string) => books.get(account) ?? 0;
        const target = last && last.state !== 'refused' ? earnedBy(last.facts) : 0;
        expect(written.net).toBe(target);
        expect(of('commissions_expense')).toBe(target);
        expect(0 - of(written.isDue ? 'commissions_payable' : 'commissions_pending')).toBe(target);
        expect(of(written.isDue ? 'commissions_pending' : 'commissions_payable')).toBe(0);
        expect([...books.values()].reduce((sum, cents) => sum + cents, 0)).toBe(0);
      }),
      { seed, numRuns: 400 },
    );
  });
});
