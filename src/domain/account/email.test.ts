import { describe, expect, test } from 'vitest';
import { isEmail, normaliseEmail, signUpEmailProblem } from './email.ts';

describe('§5 sign-up email checks, in order', () => {
  test.each([
    ['a@@b', 'Email cannot contain multiple @ symbols'],
    ['a@b@', 'Email cannot contain multiple @ symbols'],
    ['maren@', 'Email cannot end with @'],
    ['maren', 'Please enter a valid email address'],
    ['maren@example', 'Please enter a valid email address'],
    ['ma ren@example.com', 'Please enter a valid email address'],
    ['maren@exa_mple.com', 'Please enter a valid email address'],
    ['maren@example.com\u0000', 'Please enter a valid email address'],
    [`${'a'.repeat(65)}@example.com`, 'Please enter a valid email address'],
  ])('%j: %s', (email, message) => {
    expect(signUpEmailProblem(email)).toEqual({ message, suggestion: null });
  });

  test.each([
    ['gmial.com', 'gmail.com'],
    ['gmai.com', 'gmail.com'],
    ['gmal.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['yahooo.com', 'yahoo.com'],
    ['hotmial.com', 'hotmail.com'],
    ['hotmai.com', 'hotmail.com'],
    ['outlok.com', 'outlook.com'],
    ['GMIAL.COM', 'gmail.com'],
  ])('the slip %s is taken for %s', (typed, meant) => {
    expect(signUpEmailProblem(` Maren.H@${typed} `)).toEqual({
      message: `Did you mean Maren.H@${meant}?`,
      suggestion: `Maren.H@${meant}`,
    });
  });

  test.each([
    '',
    '  ',
    'a@gmail.com',
    'a@ymail.com',
    'a@hotmail.co.uk',
    'a@gmx.com',
    'a@outlook.com',
    "o'hara+moon@sub.example.org",
    'a@constructor.com',
  ])('%j passes', (email) => {
    expect(signUpEmailProblem(email)).toBeNull();
  });
});

test('an address is sent trimmed and lower-cased', () => {
  expect(normaliseEmail('  Maren@Example.COM ')).toBe('maren@example.com');
});

test('254 characters are the most', () => {
  const domain = `${'d'.repeat(63)}.${'d'.repeat(63)}.${'d'.repeat(57)}.com`;
  expect(`${'a'.repeat(64)}@${domain}`.length).toBe(254);
  expect(isEmail(`${'a'.repeat(64)}@${domain}`)).toBe(true);
  expect(isEmail(`${'a'.repeat(64)}@d${domain}`)).toBe(false);
});
