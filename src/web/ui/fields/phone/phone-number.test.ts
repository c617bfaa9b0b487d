import { getCountries, getCountryCallingCode, validatePhoneNumberLength } from 'libphonenumber-js/min';
import { describe, expect, test } from 'vitest';
import { cleanPhone } from '#domain/account/phone.ts';
import { caretAfter, editPhone } from './phone-edit.ts';
import { formatPhone } from './phone-format.ts';
import { callingCode, onlyDigits, phoneCountries, plainNumber, readPhone } from './phone-number.ts';

test('every country of the library stands in our list with its calling code', () => {
  const ours = phoneCountries().map(({ code, calling }) => code + calling);
  const theirs = getCountries().map((code) => code + getCountryCallingCode(code));
  expect(ours.toSorted()).toEqual(theirs.toSorted());
});

test('in every country a number is unfinished for us as long as it is too short for the library', () => {
  const codes = [...new Set(getCountries().map((code) => getCountryCallingCode(code)))];
  const least = (isEnough: (number: string) => boolean) =>
    codes.map((code) => [
      code,
      [3, 4, 5, 6, 7, 8, 9, 10, 11].find((count) => isEnough(`+${code}${'2'.repeat(count)}`)),
    ]);
  // Seven digits in all stand everywhere.
  const theirs = least((number) => number.length > 7 && validatePhoneNumberLength(number) !== 'TOO_SHORT');
  expect(theirs.length).toBeGreaterThan(200);
  expect(least((number) => cleanPhone(number) !== null)).toEqual(theirs);
});

test('countries go by their English names', () => {
  const names = phoneCountries().map(({ name }) => name);
  expect(names).toContain('United States');
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
});

test.each([
  ['+1 (201) 555-0123', '+12015550123'],
  ['tel: 201.555.0123 ext', '2015550123'],
  ['20+15', '2015'],
  ['٢٠١', ''],
  ['２０１', '201'],
  ['', ''],
])('onlyDigits(%j) is %j', (text, kept) => expect(onlyDigits(text)).toBe(kept));

test.each([
  ['+1 (201) 555-0123', 'US', { country: 'US', digits: '2015550123' }],
  ['+49 30 1234567', 'US', { country: 'DE', digits: '301234567' }],
  ['+1 416 555 0123', 'CA', { country: 'CA', digits: '4165550123' }],
  ['+1 416 555 0123', 'DE', { country: 'US', digits: '4165550123' }],
  ['+44 20 7946 0000', 'US', { country: 'GB', digits: '2079460000' }],
  ['+420 601 123 456', 'US', { country: 'CZ', digits: '601123456' }],
  ['+4', 'US', { country: 'US', digits: '+4' }],
  ['+', 'US', { country: 'US', digits: '+' }],
  ['2015550123', 'US', { country: 'US', digits: '2015550123' }],
])('readPhone(%j) in %s', (text, country, entry) => expect(readPhone(text, country)).toEqual(entry));

test('the bare number is the calling code and the digits', () => {
  expect(plainNumber({ country: 'US', digits: '2015550123' })).toBe('+12015550123');
  expect(plainNumber({ country: 'US', digits: '' })).toBe('');
  expect(plainNumber({ country: 'US', digits: '+' })).toBe('');
  expect(callingCode('XX')).toBe('');
});

describe('formatPhone', () => {
  test.each([
    ['US', '2015550123', '(201) 555-0123', '+12015550123'],
    ['US', '12015550123', '1 (201) 555-0123', '+12015550123'],
    ['DE', '0301234567', '030 1234567', '+49301234567'],
    ['GB', '2079460000', '20 7946 0000', '+442079460000'],
    ['US', '+4', '+4', '+4'],
    ['US', '2', '2', '+12'],
    ['US', '', '', ''],
  ])('%s %s', (country, digits, text, value) => expect(formatPhone({ country, digits })).toEqual({ text, value }));
});

describe('editing formatted text', () => {
  test('a digit put in the middle keeps the caret behind it', () => {
    expect(editPhone({ before: '(201) 555', after: '(2901) 555', caret: 3 })).toEqual({ digits: '2901555', caret: 2 });
  });
  test('deleting a bracket deletes the digit before it', () => {
    expect(editPhone({ before: '(201) 555', after: '(201 555', caret: 4 })).toEqual({ digits: '20555', caret: 2 });
  });
  test('the caret goes behind the nth digit', () => {
    expect(caretAfter('(201) 555', 0)).toBe(0);
    expect(caretAfter('(201) 555', 3)).toBe(4);
    expect(caretAfter('(201) 555', 9)).toBe(9);
  });
});
