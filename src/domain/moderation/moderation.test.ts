import { describe, expect, it, test } from 'vitest';
import { faultOf, type Decision } from './decision.ts';
import { excerptOf, mayAppeal, type Told } from './told.ts';
import { inQueue, urgencyOf, type CaseFacts } from './urgency.ts';
import { voiceBefore } from './voice-before.ts';

const facts = (changes: Partial<CaseFacts>): CaseFacts => ({
  room: 'community',
  whys: ['reported'],
  reports: 1,
  reasons: { other: 1 },
  ...changes,
});

describe('urgency', () => {
  it('puts crisis and teens first, then what waits, then reports by number and reason', () => {
    const inOrder = [
      facts({ room: 'teen', whys: ['crisis'] }),
      facts({ whys: ['crisis'], reports: 0, reasons: {} }),
      facts({ room: 'teen', whys: ['first_words'], reports: 0, reasons: {} }),
      facts({ room: 'teen' }),
      facts({ whys: ['contact'], reports: 0, reasons: {} }),
      facts({ reports: 5, reasons: { selling: 5 } }),
      facts({ reports: 1, reasons: { harm: 1 } }),
      facts({ reports: 1, reasons: { cruel: 1 } }),
      facts({}),
    ];
    const urgencies = inOrder.map(urgencyOf);
    expect(urgencies).toEqual(urgencies.toSorted((a, b) => b - a));
    expect(new Set(urgencies).size).toBe(inOrder.length);
  });

  it('lets no campaign of reports come before words that wait', () => {
    expect(urgencyOf(facts({ reports: 900, reasons: { harm: 900 } }))).toBeLessThan(
      urgencyOf(facts({ whys: ['first_words'], reports: 0, reasons: {} })),
    );
  });

  it('goes by age where two are as urgent', () => {
    const [older, newer] = [new Date(1), new Date(2)].map((openedAt) => ({ urgency: 5, openedAt })) as [never, never];
    expect([newer, older].toSorted(inQueue)).toEqual([older, newer]);
  });
});

describe('a decision', () => {
  const HIDE: Decision = { words: 'hide', voice: 'none', days: null, reason: 'cruel', note: null };
  it.each([
    [HIDE, null],
    [{ ...HIDE, words: 'stand', reason: null }, null],
    [{ ...HIDE, voice: 'pause', days: 3 }, null],
    [{ ...HIDE, reason: null }, 'reason'],
    [{ ...HIDE, voice: 'pause' }, 'days'],
    [{ ...HIDE, voice: 'pause', days: 2 }, 'days'],
    [{ ...HIDE, days: 7 }, 'days'],
    [{ ...HIDE, words: 'stand', voice: 'warn' }, 'words'],
  ] as [Decision, string | null][])('%j: %s', (decision, field) => {
    expect(faultOf(decision)?.field ?? null).toBe(field);
  });
});

test('what happened before is told in three coarse words, and of a nameless voice never a pause', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const since = new Date('2026-11-18T12:00:00Z');
  expect(voiceBefore({ since, troubles: 2, paused: true }, { isAnonymous: false, now })).toEqual({
    age: 'week',
    troubles: 'some',
    paused: true,
  });
  const old = { since: new Date('2025-01-01T00:00:00Z'), troubles: 40, paused: true };
  expect(voiceBefore(old, { isAnonymous: true, now })).toEqual({ age: 'older', troubles: 'several', paused: false });
});

test('the beginning of words is cut at a space', () => {
  expect(excerptOf('  short \n words ')).toBe('short words');
  const cut = excerptOf('word '.repeat(80));
  expect([cut.length <= 161, cut.endsWith('word…')]).toEqual([true, true]);
});

describe('an appeal', () => {
  const told: Told = {
    schemaVersion: 1,
    kind: 'decision',
    room: 'community',
    isReply: false,
    isAnonymous: false,
    excerpt: 'x',
    decision: 'd',
    outcome: { words: 'hide', voice: 'none', days: null, reason: 'cruel', note: null },
    at: '2026-11-01T00:00:00Z',
  };
  const asked = { others: [], now: new Date('2026-11-21T00:00:00Z'), days: 30 };
  it('is there once, for a while, where something was taken', () => {
    expect(mayAppeal(told, asked)).toBe(true);
    expect(mayAppeal(told, { ...asked, others: [{ ...told, kind: 'appeal_received' }] })).toBe(false);
    expect(mayAppeal(told, { ...asked, now: new Date('2026-12-21T00:00:00Z') })).toBe(false);
    expect(mayAppeal({ ...told, kind: 'appeal_decided' }, asked)).toBe(false);
    const stands = { words: 'stand', voice: 'none', days: null, reason: null, note: null } as const;
    expect(mayAppeal({ ...told, outcome: stands }, asked)).toBe(false);
  });
});
