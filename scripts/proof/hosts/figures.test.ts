import { expect, test } from 'vitest';
import type { Written } from '../written.ts';
import { longestSilence, mailed } from './figures.ts';

const written = (at: number, status: number): Written => ({
  writer: { cookie: '', index: 0 },
  kind: 'day',
  key: '',
  serial: 0,
  status,
  text: '',
  at,
});
const mail = (to: string, id: string) => `To: Ada <${to}>\r\nMessage-ID: <${id}@host>\r\n\r\nHello`;

test.each([
  [[], 10],
  [[written(1_000, 201), written(2_000, 201), written(8_500, 200)], 6.5],
  [[written(4_000, 201), written(5_000, 503)], 6],
])('without an acknowledgment: %#', (all, seconds) => expect(longestSilence(all, [0, 10_000])).toBe(seconds));

test('a message that is missing, one that came twice, and one that came again as the same', () => {
  const mails = [mail('a@x', '1'), mail('b@x', '2'), mail('b@x', '3'), mail('c@x', '4'), mail('c@x', '4')];
  expect(mailed(mails, ['a@x', 'b@x', 'c@x', 'd@x'])).toEqual({ missing: ['d@x'], twice: ['b@x'], repeated: 1 });
});
