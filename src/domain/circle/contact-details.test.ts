import { describe, expect, it } from 'vitest';
import { contactDetailsIn } from './contact-details.ts';

describe('ways out of the circle', () => {
  it.each([
    ['look at https://example.com/x', ['link']],
    ['www.mooncups.shop has them', ['link']],
    ['get it at moonseeds.com', ['link']],
    ['moonseeds dot com has the drops', ['link']],
    ['moonseeds (dot) com', ['link']],
    ['moonseeds[.]org', ['link']],
    ['moonseeds . com', ['link']],
    ['MOONSEEDS.COM', ['link']],
    ['bit.ly/abc', ['link']],
    ['wa.me/351912345678', ['link', 'phone']],
    ['hxxp://bad.example', ['link']],
    ['t.me/drops', ['link']],
    ['write to luna@example.com', ['email']],
    ['luna (at) example (dot) com', ['link', 'email']],
    ['luna at gmail dot com', ['link', 'email']],
    ['luna.moon @ gmail . com', ['email']],
    ['+351 912 345 678', ['phone']],
    ['call 555-123-4567', ['phone']],
    ['(555) 123 4567', ['phone']],
    ['06 12 34 56 78', ['phone']],
    ['07911123456 text me', ['phone']],
    ['five five five one two three four five', ['phone']],
    ['@luna.moon on there', ['handle']],
    ['my insta is luna_moon', ['handle']],
    ['ig: lunamoon', ['handle']],
    ['add me on snap', ['handle']],
    ['DM me for the drops that shrank mine in a week', ['handle']],
    ['luna#1234', ['handle']],
    ['link in bio', ['handle']],
  ])('%s', (text, found) => {
    expect(contactDetailsIn(text)).toEqual(found);
  });
});

describe('numbers, abbreviations and missing spaces that are none', () => {
  it.each([
    '3.5 ml of the drops',
    'on 28.11. it began',
    'since 28.11.2026',
    '2026-11-21, day one',
    '11/21/2026 and 12/19/2026',
    'e.g. heat, i.e. a hot-water bottle, etc.',
    'U.S. and U.K. doctors',
    'I rested.it helped',
    'So tired.So done.',
    'it was bad.But then',
    'no.no.no',
    'wait...what',
    'my cycles were 28 31 29 27 33 30 26',
    'between 2019 2020 2021 it was fine',
    '21-45 days, 10-13 %',
    'ferritin 6, then 14.5, then 30',
    '36.5 36.6 36.7 36.9',
    'blood pressure 120/80, then 118/75',
    '1 000 000 women',
    'one two three four five six seven, breathe out',
    'one two, buckle my shoe',
    'at 7:30, 8:15 and 10:00',
    'call 988, day and night',
    'Samaritans: 116 123',
    'the National Domestic Abuse Helpline is 0808 2000 247',
    '1-800-799-7233 or 800 799 7233',
    'my insta is full of babies',
    'saw it on instagram, did not believe it',
    'people who dm me about cures, please stop',
    '@ 7 pm',
    'crying @home again',
    'in the dot com years',
    'Dr. Lee said no.',
    '3rd of Dec. in the evening',
    'v.bad today',
    'p.s. thank you',
    'week 38+4 and counting',
    'B12, D3, K2 and 400 mg',
    '400mg/day, 2x/day, 7/10 pain',
    'a snap decision: nothing helped',
  ])('%s', (text) => {
    expect(contactDetailsIn(text)).toEqual([]);
  });
});

it('a flood of dots and digits is read in time', () => {
  const started = performance.now();
  for (const flood of [
    '1 '.repeat(2_500),
    'a.'.repeat(2_500),
    '@'.repeat(5_000),
    'a-'.repeat(2_500),
    'one '.repeat(1_250),
    '('.repeat(5_000),
  ])
    contactDetailsIn(flood);
  expect(performance.now() - started).toBeLessThan(6_000);
});
