import { expect, test } from 'vitest';
import { SYMPTOMS } from '#domain/cycle/day-log.ts';
import { SYMPTOM_GROUPS, symptomsIn } from './symptom-groups.ts';

const OWN = { key: '5f0c2b1e-0000-4000-8000-000000000001', word: 'Icy hands', own: true };
const all = [OWN, ...SYMPTOMS.map((key) => ({ key, word: key, own: false }))];

test('each symptom stands in one group, and what she named in a group of its own', () => {
  const grouped = SYMPTOM_GROUPS.flatMap((group) => symptomsIn(group, all));
  expect(grouped.map(({ key }) => key).toSorted()).toEqual(all.map(({ key }) => key).toSorted());
  expect(symptomsIn('own', all)).toEqual([OWN]);
});

test('inside a group the order in which they are offered stands', () => {
  const head = symptomsIn('head', all.toReversed()).map(({ key }) => key);
  expect(head).toEqual(['brain_fog', 'dizziness', 'migraine', 'headache']);
});
