import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi } from '#web/testing/fake-api.ts';
import {
  NOTHING,
  renderForMember,
  replyOf,
  RESTING,
  TODAY,
  type MemberOptions,
} from '#web/testing/render-for-member.tsx';
import { cycleAt, cycleInWindow } from '#web/ui/drawings/wheel/cycle-fixtures.ts';
import { HomeScreen } from '../home-screen.tsx';

const open = (options: MemberOptions = {}) => renderForMember(<HomeScreen />, options);
const started = 'My period started';

beforeEach(() => {
  // The wheel is all it asks for; each other call must be expected by its test.
  fakeApi({});
});

describe('decisions 4: my period started', () => {
  const inWindow = cycleInWindow(28, { low: '2026-11-20', high: '2026-11-24' }, { state: 'window' });
  const past = (daysPast: number) => ({ state: 'past' as const, unwrappedDay: 33 + daysPast, daysPast });

  test.each([
    ['any day now', inWindow, 'Carry what you need.'],
    ['the day after the expected one', { ...inWindow, unwrappedDay: 30 }, 'Did it start?'],
    ['past the window', past(3), 'It’s taking its time.'],
    ['long silence', RESTING, 'Whenever you’re ready.'],
    ['nothing logged', NOTHING, 'When did your last period start?'],
  ])('one tap is offered: %s', (_when, view, title) => {
    const { screen } = open({ reply: replyOf(view) });
    const today = screen.getByRole('region', { name: title });
    expect(within(today).getByRole('button', { name: started })).toBeDefined();
    expect(document.body.textContent).not.toMatch(/\blate\b/i);
  });

  test.each([
    [13, null, false],
    [14, null, true],
    [14, 'travel' as const, false],
  ])('%i days past, answered %s: asks what happened %s', async (daysPast, excluded, asks) => {
    const view = cycleAt(past(daysPast));
    fakeApi({
      getCycles: () => [
        {
          id: '5f0c2f0e-4a55-4d3c-9c38-0d0a8f5f2b12',
          startDate: view.startDate ?? view.today,
          cycleLength: 28,
          periodLength: 5,
          createdAt: '2026-11-04T00:00:00.000Z',
          endDate: null,
          periodEnd: view.today,
          excluded,
        },
      ],
    });
    const { screen } = open({ reply: replyOf(view) });
    const title = asks ? 'What happened?' : 'It’s taking its time.';
    const today = await screen.findByRole('region', { name: title });
    expect(within(today).queryByRole('link', { name: 'Tell us what happened.' })?.getAttribute('href') ?? null).toBe(
      asks ? '/tracker' : null,
    );
    expect(within(today).getByRole('button', { name: started })).toBeDefined();
  });

  test('a tap sends today and the page follows; the focus stays in the place of the answer', async () => {
    let view = cycleAt(NOTHING);
    const api = fakeApi({
      startPeriod: ({ body }) => {
        view = cycleAt({ day: 1, unwrappedDay: 1, phase: 'rest', daysLeft: 27, bleeding: [] });
        return { log: { date: body.date, flow: 'medium' } };
      },
      getCycleView: () => replyOf(view),
    });
    const { screen, user } = open({ reply: replyOf(NOTHING) });
    await user.click(screen.getByRole('button', { name: started }));
    expect(api.called('startPeriod').map(({ body }) => body)).toEqual([{ date: TODAY }]);
    await screen.findByRole('region', { name: /^Bleeding begins/ });
    expect(screen.queryByRole('button', { name: started })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Today' }));
  });

  test('nothing logged: her history can be brought, and who does not bleed can say so', () => {
    const { screen } = open({ reply: replyOf(NOTHING) });
    const today = screen.getByRole('region', { name: 'When did your last period start?' });
    expect(within(today).getByRole('link', { name: 'Bring your history' }).getAttribute('href')).toBe('/tracker');
    expect(within(today).getByRole('link', { name: 'I don’t have periods' }).getAttribute('href')).toBe(
      '/tracker#life-stage',
    );
  });
});

describe('guidance stands in every state of the cycle (decisions 21)', () => {
  const inWindow = cycleInWindow(28, { low: '2026-11-20', high: '2026-11-24' }, { state: 'window' });
  test.each([
    ['within', {}, 'These years keep their own time.', false],
    ['any day now', inWindow, 'Carry what you need.', true],
    ['past', { state: 'past' as const, unwrappedDay: 50, daysPast: 16 }, 'It’s taking its time.', true],
    ['resting', RESTING, 'Whenever you’re ready.', true],
  ])('perimenopause, %s', async (_when, view, title, offersStart) => {
    const { screen } = open({ reply: replyOf(view, { stage: 'perimenopause' }) });
    const today = within(await screen.findByRole('region', { name: title }));
    expect(today.getByRole('button', { name: 'Menopause guidance' })).toBeDefined();
    expect(await today.findByRole('region', { name: 'Since your last period' })).toBeDefined();
    expect(today.queryByRole('button', { name: started }) !== null).toBe(offersStart);
  });

  test('what her answers lead to is asked about, beside what she tends', async () => {
    const because = { goal: 'navigate menopause with grace', irregular: true, from45: true };
    const reply = { ...replyOf(), proposal: { stage: 'perimenopause' as const, because } };
    const { screen } = open({ reply });
    expect(await screen.findByRole('region', { name: 'Is this right?' })).toBeDefined();
  });
});
