import { expect, test } from 'vitest';
import { pieceAddress } from './piece-address.ts';
import { readMore } from './read-more.ts';

const shelved = (id: string, isOpen = true) => ({ id: pieceAddress(id), title: id, isOpen });
const titles = (of: Parameters<typeof readMore>[0], ...library: ReturnType<typeof shelved>[]) =>
  readMore(of, library).map(({ title }) => title);

test('two at most, in the order of the table, whatever the library’s is', () => {
  const library = ['warmth', 'rest-as-a-skill', 'what-cramps-are', 'sauna-and-birth'].map((id) => shelved(id));
  expect(titles('phase:rest', ...library)).toEqual(['what-cramps-are', 'rest-as-a-skill']);
});

test('what is not there for the member, or closed, is passed over', () => {
  expect(titles('phase:rest', shelved('what-cramps-are', false), shelved('warmth'))).toEqual(['warmth']);
  expect(titles('care:conception', shelved('warmth'))).toEqual([]);
});
