import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { NO_EDITS } from '#domain/cycle/cycle-view.ts';
import type { CycleViewReply, CycleWire } from '#contract/cycle/cycle.schemas.ts';
import type { DayLogWire } from '#contract/cycle/day-log.schemas.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, LOST, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { BEFORE, monthWith, NO_LISTS_YET, NOTHING_LOGGED, OPEN, replyAt, TODAY } from './tracker-fixtures.ts';
import { TrackerScreen } from './tracker-screen.tsx';

beforeAll(async () => {
  await import('./cycles/cycle-dialog.tsx');
});

type Opening = {
  readonly reply?: CycleViewReply;
  readonly cycles?: readonly CycleWire[];
  readonly logs?: readonly DayLogWire[];
  readonly handlers?: FakeHandlers;
};

/** Opens the tracker with its first data in the document. */
function open({ reply = replyAt(), cycles = [OPEN, BEFORE], logs = [], handlers = {} }: Opening = {}) {
  const api = fakeApi({
    getCycleView: () => reply,
    getCycles: () => cycles,
    getCycleEdits: () => NO_EDITS,
    getForecasts: () => [],
    getOvulation: () => ({ estimate: null }),
    getMonth: ({ query }) => monthWith(query.month === '2026-11' ? logs : [], query.month),
    ...handlers,
  });
  const view = renderScreen(<TrackerScreen />, {
    at: '/tracker',
    data: {
      user: sampleUser(),
      today: TODAY,
      answers: {
        ...answered('getCycleView', reply),
        ...answered('getCycles', cycles),
        ...answered('getMonth', monthWith(logs), { query: { month: '2026-11' } }),
        ...answered('getLogLists', NO_LISTS_YET),
      },
    },
  });
  return { api, ...view };
}
/** The log alone: a look-up by role over the whole page, with its calendar, takes long. */
const log = () => within(document.getElementById('log') ?? document.body);

describe('what stands there at once', () => {
  test('with first data nothing is loading: wheel, log, month, forecast, phases, cycles', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Your cycle' })).toBeTruthy();
    expect(screen.getByText('Day 18, 10 days left in this cycle')).toBeTruthy();
    expect(screen.getByRole('img', { name: /^Cycle wheel: day 18 of 28/ })).toBeTruthy();
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeTruthy();
    expect(screen.getByText(/not contraception. Stress/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /Reflect.*You are here/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^7 October 28 days ?, period of 5 days. Edit/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'My period started' })).toBeNull();
  });

  test('without it wells stand in its place, then the page', async () => {
    fakeApi({
      getCycleView: () => replyAt(),
      getCycles: () => [OPEN],
      getCycleEdits: () => NO_EDITS,
      getForecasts: () => [],
      getOvulation: () => ({ estimate: null }),
      getLogLists: () => NO_LISTS_YET,
      getMonth: ({ query }) => monthWith([], query.month),
    });
    renderScreen(<TrackerScreen />, { data: { user: sampleUser(), today: TODAY } });
    expect(screen.getByText('Loading...')).toBeTruthy();
    expect(await screen.findByText('Day 18, 10 days left in this cycle')).toBeTruthy();
  });

  test('a failure says that all is safe and can be tried again', async () => {
    let broken = true;
    fakeApi({
      getCycleView: () => (broken ? new FakeRefusal('fault') : replyAt()),
      getCycles: () => [OPEN],
      getCycleEdits: () => NO_EDITS,
      getForecasts: () => [],
      getOvulation: () => ({ estimate: null }),
      getLogLists: () => NO_LISTS_YET,
      getMonth: ({ query }) => monthWith([], query.month),
    });
    const { user, client } = renderScreen(<TrackerScreen />, { data: { user: sampleUser(), today: TODAY } });
    client.setDefaultOptions({ queries: { retry: false } });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Everything you logged is safe.');
    broken = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Day 18, 10 days left in this cycle')).toBeTruthy();
  });
});

describe('each life of the wheel', () => {
  test.each([
    [
      'the window',
      replyAt({ state: 'window', unwrappedDay: 29 }),
      'Day 29, any day now',
      'Nothing to do but carry what you need.',
    ],
    [
      'the day after the expected date',
      replyAt({ state: 'window', unwrappedDay: 30 }),
      'Day 30, any day now',
      'Did it start?',
    ],
  ])('%s offers one tap', (_life, reply, kicker, words) => {
    open({ reply });
    expect(screen.getByText(kicker)).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'My period started' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/\blate\b/i);
  });

  test('14 days past the window it asks what happened, and the answer stays out of the averages', async () => {
    let excluded: CycleWire['excluded'] = null;
    const reply = replyAt({ state: 'past', unwrappedDay: 47, daysPast: 14 });
    const { api, user } = open({
      reply,
      handlers: {
        getCycles: () => [{ ...OPEN, excluded }, BEFORE],
        editCycle: ({ body }) => {
          excluded = body.kind === 'exclude' ? body.reason : null;
          return [{ ...OPEN, excluded }, BEFORE];
        },
      },
    });
    expect(screen.getByText('Day 47, 14 days past the window')).toBeTruthy();
    await user.click(
      within(screen.getByRole('region', { name: 'What happened, if you want to say?' })).getByRole('button', {
        name: 'Say what happened',
      }),
    );
    const dialog = within(screen.getByRole('dialog', { name: 'What happened, if you want to say?' }));
    await user.click(dialog.getByRole('radio', { name: /^Travel/ }));
    await user.click(dialog.getByRole('button', { name: 'Leave it out of my averages' }));
    expect((await screen.findAllByText(/This cycle (stays|is left) out of your averages/)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Say what happened' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Your cycle' }));
    expect(api.called('editCycle')[0]?.body).toEqual({ kind: 'exclude', startDate: '2026-11-04', reason: 'travel' });
  });

  test('13 days past it does not ask yet', () => {
    open({ reply: replyAt({ state: 'past', unwrappedDay: 46, daysPast: 13 }) });
    expect(screen.queryByRole('button', { name: 'Say what happened' })).toBeNull();
  });

  test('resting counts nothing', () => {
    open({ reply: replyAt({ state: 'resting', unwrappedDay: 200, forecast: null }) });
    expect(screen.getByText('Resting since 4 November 2026')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save today' })).toBeTruthy();
    expect(screen.queryByText(/^Day /)).toBeNull();
  });

  test('with no data the hearth asks for one date, and one tap gives it', async () => {
    let reply = replyAt(NOTHING_LOGGED);
    const { api, user } = open({
      reply,
      cycles: [],
      handlers: {
        getCycleView: () => reply,
        getCycles: () => [],
        startPeriod: ({ body }) => {
          reply = replyAt({ day: 1, unwrappedDay: 1, daysLeft: 27, phase: 'rest', startDate: TODAY });
          return { log: { date: body.date, flow: 'medium' } };
        },
      },
    });
    expect(screen.getByRole('heading', { name: 'First day' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /I don’t have periods/ }).getAttribute('href')).toBe('#life-stage');
    await user.click(screen.getByRole('button', { name: 'My period started' }));
    expect(await screen.findByText('Day 1, 27 days left in this cycle')).toBeTruthy();
    expect(api.called('startPeriod')[0]?.body).toEqual({ date: '2026-11-21' });
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  test('in her first years words are plain, the explanation stands open and nothing speaks of fertility', () => {
    open({ reply: replyAt({}, 'teen') });
    expect(screen.getByText(/21 to 45 days between periods is usual/).closest('details')?.open).toBe(true);
    expect(screen.getByText(/Ask a grown-up you trust today/)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/ovulat|fertil|contracept|pregnan/i);
  });

  test('the energy journey shows no flow, no forecast and no count', () => {
    open({ reply: replyAt({}, 'no_uterus_or_ovaries') });
    expect(screen.getByRole('heading', { level: 1, name: 'Your Energy Journey' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Energy' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Flow' })).toBeNull();
    expect(screen.queryByText('The next period')).toBeNull();
    expect(document.body.textContent).not.toMatch(/ovulat|fertil|contracept/i);
  });
});

describe('a stage that names no phases', () => {
  test.each([['pregnant'], ['postpartum'], ['paused']] as const)('%s: the title fits', (stage) => {
    open({ reply: replyAt({ startDate: null }, stage) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your days, as they come');
    expect(screen.getByRole('region', { name: 'Energy wheel' })).toBeTruthy();
  });

  test('on a hormonal method bleeding is a bleed, and where nothing is forecast nothing promises it', async () => {
    const { user } = open({ reply: replyAt({ forecast: null }, 'hormonal_contraception') });
    await user.click(screen.getByRole('button', { name: 'Edit bleed' }));
    expect((await screen.findByRole('dialog')).textContent).toMatch(/^Edit this bleed/);
    expect(document.body.textContent).not.toMatch(/Menstrual phase|Create|Shine|Reflect|Edit period|your period/);
    expect(screen.queryByText('How the forecasts did')).toBeNull();
  });
});

describe('the log of a day', () => {
  test('a usual day is three presses; wheel, cycles and month follow without a reload', async () => {
    const saved = { date: TODAY, flow: 'light', moods: ['calm'] } as const;
    let logs: readonly DayLogWire[] = [];
    const { api, user } = open({
      handlers: {
        getMonth: ({ query }) => monthWith(query.month === '2026-11' ? logs : [], query.month),
        putDayLog: () => {
          logs = [saved];
          return { log: saved };
        },
      },
    });
    await user.click(log().getByRole('button', { name: 'Light' }));
    await user.click(log().getByRole('button', { name: 'Calm' }));
    await user.click(log().getByRole('button', { name: 'Save day 18' }));
    await waitFor(() => expect(screen.getByText('All saved')).toBeTruthy());
    expect(api.called('putDayLog')[0]?.body).toEqual({ date: '2026-11-21', flow: 'light', moods: ['calm'] });
    await waitFor(() => expect([api.called('getCycleView').length, api.called('getCycles').length]).toEqual([1, 1]));
    expect(
      screen.getByRole('gridcell', { name: /^Saturday 21 November, today, period logged: light, calm/ }),
    ).toBeTruthy();
  });

  test('a symptom grows with each press and goes with the fourth; what was taken back is not sent, and Save says what is missing', async () => {
    const { api, user } = open();
    for (const name of ['Cramps', /^Cramps ?, mild/, /^Cramps ?, moderate/, /^Cramps ?, severe/])
      await user.click(log().getByRole('button', { name }));
    expect(log().getByRole('button', { name: 'Cramps' }).getAttribute('aria-pressed')).toBe('false');
    const save = log().getByRole<HTMLButtonElement>('button', { name: 'Save day 18' });
    expect(save.disabled).toBe(false);
    await user.click(save);
    expect(log().getByText('Choose something first')).toBeTruthy();
    expect(document.activeElement?.closest('fieldset')).toBeTruthy();
    expect(api.called('putDayLog')).toHaveLength(0);
  });

  test('taking away what was saved sends null', async () => {
    const { api, user } = open({
      logs: [{ date: TODAY, flow: 'light' }],
      handlers: { putDayLog: ({ body: { date } }) => ({ log: { date } }) },
    });
    await user.click(log().getByRole('button', { name: 'Light' }));
    await user.click(log().getByRole('button', { name: 'Save day 18' }));
    await waitFor(() => expect(api.called('putDayLog')[0]?.body).toEqual({ date: '2026-11-21', flow: null }));
  });

  test('a note is typed letter by letter as she writes it', async () => {
    const { user } = open();
    await user.click(log().getByRole('button', { name: 'Note' }));
    await user.keyboard('Walked home in the rain.');
    expect(log().getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('Walked home in the rain.');
  });

  test('a failed save keeps every word on screen and says what to do; the retry is the same action', async () => {
    let lost = true;
    const { api, user } = open({
      handlers: { putDayLog: ({ body: { date } }) => (lost ? LOST : { log: { date, note: 'Slept badly.' } }) },
    });
    await user.click(log().getByRole('button', { name: 'Note' }));
    await user.keyboard('Slept badly.');
    await user.click(log().getByRole('button', { name: 'Save day 18' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'What you chose is still here. Check your connection, then save again.',
    );
    expect(log().getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('Slept badly.');
    lost = false;
    await user.click(log().getByRole('button', { name: 'Save day 18' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    const keys = api.called('putDayLog').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  test('what she chose waits when she looks at another day, and where the browser keeps nothing leaving the page asks first', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { user } = open();
    await user.click(log().getByRole('button', { name: 'Tender' }));
    await user.click(log().getByRole('button', { name: 'The day before' }));
    expect(log().getByRole('heading', { name: /^Log day 17 ?, Friday 20 November$/ })).toBeTruthy();
    await waitFor(() => {
      const leaving = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(leaving);
      expect(leaving.defaultPrevented).toBe(true);
    });
    await user.click(log().getByRole('button', { name: 'Sat 21 Nov' }));
    expect(screen.getByText('Not saved yet')).toBeTruthy();
  });

  test('today has no day after it', () => {
    open();
    expect(log().getByRole<HTMLButtonElement>('button', { name: 'The day after' }).disabled).toBe(true);
  });
});

describe('the month', () => {
  test('the keyboard chooses a past day, whose log takes the focus; a day to come cannot be chosen', async () => {
    const { user } = open();
    screen.getByRole('gridcell', { name: /^Saturday 21 November/ }).focus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(screen.getByRole('heading', { name: /^Log today/ })).toBeTruthy();
    await user.keyboard('{ArrowLeft}{ArrowUp}{Enter}');
    expect(document.activeElement?.textContent).toBe('Log day 11, Saturday 14 November');
  });

  test('its neighbours are here before she turns the page', async () => {
    const { api, user } = open();
    await waitFor(() =>
      expect(api.called('getMonth').map(({ query }) => query)).toEqual([{ month: '2026-10' }, { month: '2026-12' }]),
    );
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(screen.getByRole('grid', { name: 'October 2026' })).toBeTruthy();
    expect(screen.queryByText('Opening October...')).toBeNull();
    expect(screen.getByText('Nothing logged in October. Choose a day to start.')).toBeTruthy();
  });
});

describe('her cycles', () => {
  test.each([
    [
      'This was not a period',
      'Not a period',
      { kind: 'not_period', startDate: '2026-11-04' },
      { kind: 'not_period', startDate: '2026-11-04', undo: true },
    ],
    [
      'Join it to the previous period',
      'Join them',
      { kind: 'join', startDate: '2026-11-04' },
      { kind: 'join', startDate: '2026-11-04', undo: true },
    ],
    [
      'Leave it out of my averages',
      'Leave it out',
      { kind: 'exclude', startDate: '2026-11-04', reason: 'skipped_logging' },
      { kind: 'exclude', startDate: '2026-11-04', reason: 'skipped_logging', undo: true },
    ],
  ])('%s, and taken back', async (what, save, sent, back) => {
    const { api, user } = open({ handlers: { editCycle: () => [OPEN, BEFORE] } });
    await user.click(screen.getByRole('button', { name: 'Edit period' }));
    const dialog = within(await screen.findByRole('dialog', { name: '4 November to 8 November' }));
    await user.click(dialog.getByText(what));
    await user.click(dialog.getByText(save));
    await user.click(await dialog.findByRole('button', { name: 'Undo' }));
    expect(await dialog.findByText('Undone. Everything is as it was.')).toBeTruthy();
    expect(api.called('editCycle').map(({ body }) => body)).toEqual([sent, back]);
  });

  test('the first of all has none before it to join, and a refusal is said', async () => {
    const { user } = open({ handlers: { editCycle: () => new FakeRefusal('cycle_unknown') } });
    await user.click(screen.getByRole('button', { name: /^7 October/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText('Join them')).toBeNull();
    await user.click(dialog.getByText('This was not a period'));
    await user.click(dialog.getByText('Not a period'));
    expect((await dialog.findByRole('alert')).textContent).toContain('No period starts on this day.');
  });

  test('one that is left out says why, and can be counted again', async () => {
    const { api, user } = open({
      cycles: [OPEN, { ...BEFORE, excluded: 'travel' }],
      handlers: { editCycle: () => [OPEN, BEFORE] },
    });
    await user.click(screen.getByRole('button', { name: /^7 October 28 days.*Left out of your averages: travel$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByText('Left out of your averages: travel.'));
    await user.click(dialog.getByText('Count it again'));
    await waitFor(() =>
      expect(api.called('editCycle')[0]?.body).toEqual({
        kind: 'exclude',
        startDate: '2026-10-07',
        reason: 'travel',
        undo: true,
      }),
    );
  });
});
