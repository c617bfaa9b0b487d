import { expect, it } from 'vitest';
import { contactDetailsIn } from '#domain/circle/contact-details.ts';
import { crisisIn } from '#domain/crisis/crisis.ts';
import { loadCircleContent } from './circle-content.ts';
import { loadDemoCircle } from './demo-circle.ts';

const { threads, cases } = loadDemoCircle();
const content = loadCircleContent();

it('twelve threads for adults, five for teens that are shown, a held one, four cases', () => {
  const adults = threads.filter(({ room }) => room === 'community');
  const teens = threads.filter(({ room }) => room === 'teen');
  expect(adults).toHaveLength(12);
  for (const { replies } of adults) {
    expect(replies.length).toBeGreaterThanOrEqual(2);
    expect(replies.length).toBeLessThanOrEqual(9);
  }
  expect(teens.filter(({ state }) => state !== 'held')).toHaveLength(5);
  expect(teens.some(({ state, by }) => state === 'held' && by === 'teen')).toBe(true);
  expect(cases.map(({ why, reason }) => reason ?? why)).toEqual([
    'first_words',
    'first_words',
    'selling',
    'diagnosing',
  ]);
});

it('every category is there, plant names are the content’s, and no adult speaks in the teens’ room', () => {
  for (const room of ['community', 'teen'] as const) {
    const here = threads.filter((one) => one.room === room);
    expect(new Set(here.map(({ category }) => category))).toEqual(
      new Set(content.categories[room].map(({ slug }) => slug)),
    );
    for (const { plant } of here) if (plant) expect(content.plantNames[room]).toContain(plant);
  }
  const voices = threads
    .filter(({ room }) => room === 'teen')
    .flatMap(({ by, replies }) => [by, ...replies.map((one) => one.by)]);
  expect(voices.filter((by) => !/^(?:teen|moderator|other\d)$/.test(by))).toEqual([]);
});

it('what is shown breaks no house rule: no ways out, no cruel words, no crisis', () => {
  for (const { body, replies } of threads)
    for (const text of [body, ...replies.filter(({ state }) => state !== 'hidden').map((one) => one.body)]) {
      expect(contactDetailsIn(text), text).toEqual([]);
      expect(content.readAgain(text), text).toBeNull();
      expect(crisisIn(text), text).toEqual([]);
    }
});
