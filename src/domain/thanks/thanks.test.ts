import { describe, expect, test } from 'vitest';
import { judgeThanks, thanksHeldFor } from './thanks.ts';

describe('a thank-you', () => {
  test.each([
    ['is cleaned and set on one line', '  Thank you.\n\nI  slept. ', { ok: true, body: 'Thank you. I slept.' }],
    ['may be an emoji alone', '🌙', { ok: true, body: '🌙' }],
    ['has 140 characters at most', 'é'.repeat(140), { ok: true, body: 'é'.repeat(140) }],
    ['not one more', 'é'.repeat(141), { ok: false, why: 'too_long' }],
    ['says something', ' \u200B\n', { ok: false, why: 'empty' }],
    ['carries no address', 'Thank you, write to me: ilse@example.org', { ok: false, why: 'contact' }],
    ['and no link', 'See www.example.org for more', { ok: false, why: 'contact' }],
  ])('%s', (_, typed, verdict) => {
    expect(judgeThanks(typed)).toEqual(verdict);
  });

  test.each([
    [{ harm: true, crisis: true, cruel: true }, 'harm'],
    [{ harm: false, crisis: true, cruel: true }, 'crisis'],
    [{ harm: false, crisis: false, cruel: true }, 'cruel'],
    [{ harm: false, crisis: false, cruel: false }, null],
  ])('waits for a moderator by what was found: %j', (found, reason) => {
    expect(thanksHeldFor(found)).toBe(reason);
  });
});
