import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { NOTHING, renderForMember, replyOf, RESTING, type MemberOptions } from '#web/testing/render-for-member.tsx';
import { cycleAt } from '#web/ui/drawings/wheel/cycle-fixtures.ts';
import { HomeScreen } from '../home-screen.tsx';

const open = (options: MemberOptions = {}) => renderForMember(<HomeScreen />, options);
beforeEach(() => {
  // The wheel is all it asks for; each other call must be expected by its test.
  fakeApi({});
});

const FERTILE_WORDS = /fertil|conceiv|conception|contracept|pregnan|ovulat|\bsex/i;

describe('decisions 8 and 10: stages', () => {
  test.each([
    ['between periods', {}],
    ['nothing logged', NOTHING],
    ['past the window', { state: 'past' as const, unwrappedDay: 50, daysPast: 16 }],
    ['resting', RESTING],
  ])('a teen reads no word of fertility: %s', (_when, view) => {
    fakeApi({ getCycles: () => [] });
    const { screen } = open({
      user: { ageGroup: 'teen', sacredGoals: ['reduce menstrual pain and symptoms'] },
      reply: replyOf(view, { stage: 'teen' }),
    });
    expect(document.body.innerHTML).not.toMatch(FERTILE_WORDS);
    expect(screen.queryByRole('list', { name: 'The four phases' })).toBeNull();
  });

  test('nor does a teen whose wheel follows the moon', () => {
    fakeApi({ getMonth: ({ query }) => ({ month: query.month, logs: [], moon: [] }) });
    const { screen } = open({ user: { ageGroup: 'teen', sacredGoals: [] }, reply: replyOf({}, { stage: 'paused' }) });
    expect(screen.getByText(/If you’re 15 and haven’t had a period yet/)).toBeDefined();
    expect(document.body.innerHTML).not.toMatch(/fertil|conceiv|conception|contracept|pregnan|menopause/i);
  });

  test('a teen gets the explanation open and whom to ask; no day is named', () => {
    const { screen } = open({ user: { ageGroup: 'teen' }, reply: replyOf({}, { stage: 'teen' }) });
    expect(document.querySelector('details')?.open).toBe(true);
    expect(screen.getByText(/Ask a grown-up you trust today, or call a doctor/)).toBeDefined();
    expect(screen.getByText(/^Your next period may start between/)).toBeDefined();
    expect(screen.queryByText(/most likely/)).toBeNull();
  });

  test.each([
    [4, /^Your next period may come in the next weeks/],
    [5, /^Your next period may start between/],
  ])('after %i cycles of her own', (cyclesUsed, sentence) => {
    const { forecast } = cycleAt();
    const { screen } = open({
      user: { ageGroup: 'teen' },
      reply: replyOf({ forecast: forecast && { ...forecast, cyclesUsed } }, { stage: 'teen' }),
    });
    expect(screen.getByText(sentence)).toBeDefined();
  });

  test.each([
    ['menopause', 9, /with or without a cycle/],
    ['hormonal_contraception', 9, /is getting to know you/],
    ['hormonal_contraception', 2, /In three cycles/],
  ] as const)(
    '%s with %i closed cycles: the promise of three cycles is made only where they are still to come',
    (stage, cyclesClosed, words) => {
      fakeApi({ getMonth: ({ query }) => ({ month: query.month, logs: [], moon: [] }) });
      const { screen } = open({
        user: { sacredGoals: ['understand my sacred menstrual cycle'] },
        reply: replyOf({ forecast: null }, { stage, cyclesClosed }),
      });
      expect(screen.getByText(words)).toBeDefined();
    },
  );

  test('the energy stage follows the moon: no tile of the flow and no period that comes', async () => {
    const api = fakeApi({
      getMonth: ({ query }) => ({ month: query.month, logs: [{ date: localDate('2026-11-20'), energy: 4 }], moon: [] }),
    });
    const { screen, container } = open({
      user: { sacredGoals: ['navigate menopause with grace'] },
      reply: replyOf({}, { stage: 'menopause' }),
    });
    expect(screen.getByRole('img', { name: /^Energy wheel led by the moon: moon day 12/ })).toBeDefined();
    expect(screen.queryByText('Log Flow')).toBeNull();
    expect(screen.queryByText(/most likely|next period|days left/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Log today' }).getAttribute('href')).toBe('/tracker');
    await waitFor(() => expect(container.querySelectorAll('path[stroke-width="10.8"]')).toHaveLength(1));
    expect(new Set(api.called('getMonth').map(({ query }) => JSON.stringify(query)))).toEqual(
      new Set(['{"month":"2026-11"}']),
    );
  });
});
