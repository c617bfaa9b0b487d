import { describe, expect, test } from 'vitest';
import type { DigitalGoodsReply } from '#contract/digital-good/digital-good.schemas.ts';
import { GOODS } from '#domain/digital-good/goods.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, FakeRefusal } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { DownloadsScreen } from './downloads-screen.tsx';
import { GuideWorkbookScreen } from './guide-workbook-screen.tsx';
import { MoonYearScreen } from './moon-year-screen.tsx';

const ALL: DigitalGoodsReply = { goods: GOODS.map((good) => ({ good, since: '2026-11-02T09:00:00.000Z' })), ended: [] };
const data = (goods: DigitalGoodsReply | null) => ({
  user: sampleUser(),
  today: '2026-11-21',
  ...(goods && { answers: answered('getDigitalGoods', goods) }),
});

describe('/shop/downloads', () => {
  test('what she owns, since when, and the way to each', () => {
    fakeApi({ getJournalYear: () => ({ year: '2026', days: [], years: ['2026', '2025'] }) });
    const { screen } = renderScreen(<DownloadsScreen />, { at: '/shop/downloads', data: data(ALL) });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Your moon year',
      'Your journal as a book',
      'Sound pack',
      'The 12-week workbook',
    ]);
    expect(screen.getAllByText('Yours since 2 November 2026')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Open your moon year' }).getAttribute('href')).toBe(
      '/shop/downloads/moon-year',
    );
    expect(screen.getByRole('link', { name: 'Open your workbook' }).getAttribute('href')).toBe(
      '/shop/downloads/workbook',
    );
    // The size is told before anything is made.
    expect(screen.getByRole('button', { name: 'Download Slow ocean, 106 MB' })).toBeTruthy();
  });

  test('a year without pages says so, and makes no file', async () => {
    fakeApi({
      getJournalYear: () => ({ year: '2026', days: [], years: [] }),
      getWholeJournal: () => ({ items: [], next: null }),
    });
    const owned = { ended: [], goods: ALL.goods.filter(({ good }) => good === 'journal_book') };
    const { screen, user } = renderScreen(<DownloadsScreen />, { at: '/shop/downloads', data: data(owned) });
    await user.click(screen.getByRole('button', { name: 'Make my book' }));
    expect(await screen.findByText(/You have no pages in 2026 yet/)).toBeTruthy();
  });

  test('empty: says what would be here, and leads to what points buy', () => {
    const { screen } = renderScreen(<DownloadsScreen />, {
      at: '/shop/downloads',
      data: data({ goods: [], ended: [] }),
    });
    expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See what points buy' }).getAttribute('href')).toBe('/rewards');
  });

  test('what ended with its order says why, once each', () => {
    const ended = [
      { good: 'moon_year', why: 'refunded', at: '2026-11-09T09:00:00.000Z' },
      { good: 'sound_pack', why: 'disputed', at: '2026-11-10T09:00:00.000Z' },
    ] as const;
    const { screen } = renderScreen(<DownloadsScreen />, {
      at: '/shop/downloads',
      data: data({ goods: [], ended: [...ended] }),
    });
    const part = screen.getByRole('region', { name: 'No longer yours' });
    expect(part.textContent).toContain('Your moon year ended on 9 November 2026, because we refunded the whole order.');
    expect(part.textContent).toContain('because your bank returned the payment to you.');
  });

  test('waits, and where it does not come says so', async () => {
    fakeApi({ getDigitalGoods: () => new FakeRefusal('fault') });
    const { screen, client } = renderScreen(<DownloadsScreen />, { at: '/shop/downloads', data: data(null) });
    client.setDefaultOptions({ queries: { retry: false } });
    expect((await screen.findByRole('alert', {}, { timeout: 5000 })).textContent).toContain('Nothing is lost');
  });
});

describe('papers', () => {
  test('a moon year she does not own says how it is had, and prints nothing', async () => {
    fakeApi({ getMoonYear: () => new FakeRefusal('good_missing') });
    const { screen } = renderScreen(<MoonYearScreen />, { at: '/shop/downloads/moon-year', data: data(null) });
    expect(await screen.findByRole('heading', { name: 'You don’t have this one yet' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Print or save as PDF' })).toBeNull();
  });

  test('the workbook has each week with its things and room to write', async () => {
    const week = { week: 1, title: 'Arrive', lead: 'Begin small.', before: 'Read this first.' };
    fakeApi({
      getWorkbook: () => ({
        weeks: [
          {
            ...week,
            things: [{ n: 1, title: 'A short walk', text: 'Walk to the corner.', minutes: 5 }],
            prompt: 'What helped?',
            milestone: 'You began.',
          },
        ],
      }),
    });
    const { screen } = renderScreen(<GuideWorkbookScreen />, { at: '/shop/downloads/workbook', data: data(null) });
    expect(await screen.findByRole('heading', { level: 2, name: 'Arrive' })).toBeTruthy();
    expect(screen.getByText('A short walk')).toBeTruthy();
    expect(screen.getByText('Maren’s workbook')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Print or save as PDF' })).toBeTruthy();
  });
});
