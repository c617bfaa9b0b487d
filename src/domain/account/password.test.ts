import { describe, expect, test } from 'vitest';
import {
  passwordProblems,
  passwordQuotesWarning,
  passwordWarning,
  resemblesIdentity,
  wizardPasswordTooShort,
} from './password.ts';

const SHORT = 'Password must be at least 6 characters';
const LONG = 'Password cannot exceed 128 characters';
const EDGES = 'Password cannot have leading or trailing spaces';
const BREAKS = 'Password cannot contain line breaks';
const ASCII = 'Password can only contain printable ASCII characters';

describe('§5 password rules', () => {
  test.each<[string, string[]]>([
    ['', [SHORT]],
    ['12345', [SHORT]],
    ['123456', []],
    ['a'.repeat(128), []],
    ['a'.repeat(129), [LONG]],
    [' abcdef', [EDGES]],
    ['abcdef ', [EDGES]],
    ['abc def', []],
    ['abc\ndef', [BREAKS, ASCII]],
    ['abc\rdef', [BREAKS, ASCII]],
    ['pässword', [ASCII]],
    ['abc\tdef', [ASCII]],
    ['~!@#$%^&*()_+ |', []],
    [' ü\n', [SHORT, EDGES, BREAKS, ASCII]],
  ])('%j breaks %j', (password, problems) => {
    expect(passwordProblems(password)).toEqual(problems);
  });

  test('a longer minimum is a setting', () => {
    expect(passwordProblems('12345678901', 12)).toEqual(['Password must be at least 12 characters']);
    expect(passwordProblems('123456789012', 12)).toEqual([]);
  });

  test('the wizard says it with one word more', () => {
    expect(wizardPasswordTooShort).toBe(`${SHORT} long`);
  });

  test('quotes warn and do not block', () => {
    expect(passwordProblems(`it's "fine"`)).toEqual([]);
    expect(passwordWarning(`it's fine`)).toBe(passwordQuotesWarning);
    expect(passwordWarning('say "moon"')).toBe('Password contains quotes which may cause issues in some systems');
    expect(passwordWarning('plain-words')).toBeNull();
  });
});

describe('decisions 2: a password equal to her own name or address', () => {
  const her = { email: 'Maren.Holt@Example.com', firstName: 'Maren', lastName: 'Holt-Berg' };
  test.each(['maren.holt@example.com', 'MAREN.HOLT', 'maren', 'HOLT-berg', 'Maren Holt-Berg', 'marenholt-berg'])(
    '%s is refused',
    (password) => {
      expect(resemblesIdentity(password, her)).toBe(true);
    },
  );
  test.each(['maren1', 'xmaren', 'holt', ''])('%j passes', (password) => {
    expect(resemblesIdentity(password, her)).toBe(false);
  });
  test('empty names match nothing', () => {
    expect(resemblesIdentity(' ', { email: '', firstName: '', lastName: '' })).toBe(false);
  });
});
