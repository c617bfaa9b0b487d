import { expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { readPages } from './own-pages.ts';

const TODAY = localDate('2026-11-21');
const PAGE = {
  date: '2026-11-20',
  title: 'Tender',
  content: 'Soup.',
  mood: 'tender',
  dreamInsights: '',
  tags: ['home'],
  moon: { phase: 'new', illuminated: 0.01, waxing: true },
  cycle: { day: 17, phase: 'reflect' },
  createdAt: '2026-11-20T20:00:00.000Z',
};

it('a page comes as it was', () => {
  expect(readPages([PAGE], TODAY)).toEqual({ pages: [PAGE], unread: 0 });
  expect(readPages([{ ...PAGE, mood: null, cycle: null }], TODAY).pages[0]).toMatchObject({ mood: null, cycle: null });
});

it.each([
  ['tomorrow', { date: '2026-11-22' }],
  ['no such day', { date: '2026-02-30' }],
  ['a mood that is no word of ours', { mood: 'ecstatic' }],
  ['a text that is none', { content: 7 }],
  ['a title too long', { title: 'x'.repeat(201) }],
  ['nothing in it', { title: '', content: ' ', mood: null }],
  ['no moon', { moon: null }],
  ['a moon of no size', { moon: { ...PAGE.moon, illuminated: 2 } }],
  ['no instant', { createdAt: 'yesterday' }],
  ['thirteen tags', { tags: Array.from({ length: 13 }, (_, at) => `tag ${at}`) }],
])('%s: it is counted as unread', (_what, change) => {
  expect(readPages([{ ...PAGE, ...change }, PAGE], TODAY)).toEqual({ pages: [PAGE], unread: 1 });
});

it('twice in a file is once; a file of before has none', () => {
  expect(readPages([PAGE, PAGE], TODAY)).toMatchObject({ pages: [PAGE] });
  expect(readPages(undefined, TODAY)).toEqual({ pages: [], unread: 0 });
});
