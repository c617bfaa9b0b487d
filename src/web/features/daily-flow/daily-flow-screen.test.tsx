import { act } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { DailyFlowPatch, DailyFlowReply } from '#contract/daily-flow/daily-flow.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { withChange } from '#domain/daily-flow/daily-flow.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, LOST, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { checkInOf, TODAY } from '#web/testing/render-for-member.tsx';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { DailyFlowScreen } from './daily-flow-screen.tsx';

const FLOW: DailyFlowReply = {
  date: localDate(TODAY),
  at: 'arrive',
  done: [],
  unsent: { checkIn: '', intention: '' },
  intention: null,
  last: { on: localDate('2026-11-20'), text: 'walk home the long way' },
  breathing: { kind: 'four_seven', own: { in: 4, out: 5 } },
  bell: true,
  moon: { phase: 'waxing_gibbous', illuminated: 0.88, waxing: true },
  cycle: { day: 18, phase: 'reflect' },
  words: {
    settle: 'Name three things you can hear.',
    lines: ['Move slowly around them.', 'The moon is nearly round.'],
    write: 'What is nearly there?',
    example: 'finish one small thing',
  },
};

/** A server that keeps what is sent to it. */
function open(
  changes: Partial<DailyFlowReply> = {},
  { handlers = {}, checkIn = checkInOf() }: { handlers?: FakeHandlers; checkIn?: ReturnType<typeof checkInOf> } = {},
) {
  let flow: DailyFlowReply = { ...FLOW, ...changes };
  const patchDailyFlow = ({ body }: { body: DailyFlowPatch }) => {
    flow = {
      ...flow,
      ...withChange(flow, body),
      bell: body.bell ?? flow.bell,
      breathing: body.breathing ?? flow.breathing,
      intention: body.intention ?? flow.intention,
    };
    return flow;
  };
  const api = fakeApi({
    getDailyFlow: () => flow,
    getCheckIn: () => checkIn,
    patchDailyFlow,
    ...handlers,
  } as FakeHandlers);
  const view = renderScreen(<DailyFlowScreen />, {
    at: '/daily-flow',
    data: {
      user: sampleUser(),
      today: TODAY,
      now: `${TODAY}T12:00:00.000Z`,
      answers: { ...answered('getDailyFlow', flow), ...answered('getCheckIn', checkIn) },
    },
  });
  return { api, sent: () => api.called('patchDailyFlow').map(({ body }) => body as DailyFlowPatch), ...view };
}
const reduced = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the way', () => {
  test('shows six steps, the one she is at, and words of the day', async () => {
    const { screen } = open({ done: ['breathe'] });
    expect(screen.getByRole('list', { name: 'Six steps, about ten minutes' }).children).toHaveLength(6);
    expect(screen.getByRole('button', { current: 'step' }).textContent).toContain('Arrive');
    expect(screen.getByRole('button', { name: /^Breathe.*, done$/ })).toBeTruthy();
    expect(screen.getByText('Move slowly around them.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Leave for now' }).getAttribute('href')).toBe('/');
  });

  test('a step that is left out is not done, one that is gone through is; the head of the next takes the focus', async () => {
    const { screen, user, sent } = open();
    await user.click(screen.getByRole('button', { name: 'Skip this step' }));
    expect(document.activeElement).toBe(await screen.findByRole('heading', { level: 2, name: 'Breathe' }));
    await vi.waitFor(() => expect(sent()).toMatchObject([{ date: TODAY, at: 'breathe', done: [] }]));
    await user.click(screen.getByRole('button', { name: 'Begin' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { level: 2, name: 'Check in' });
    await vi.waitFor(() => expect(sent().at(-1)).toMatchObject({ at: 'check_in', done: ['breathe'] }));
  });

  test('a place that was not saved says so, lets her go on, and goes along with the next step', async () => {
    let lost = true;
    const { screen, user, sent } = open(
      {},
      { handlers: { patchDailyFlow: () => (lost ? LOST : { ...FLOW, at: 'check_in' as const }) } },
    );
    await user.click(screen.getByRole('button', { name: 'Skip this step' }));
    expect(await screen.findByText('Your place wasn’t saved')).toBeTruthy();
    lost = false;
    await user.click(await screen.findByRole('button', { name: 'Begin' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await vi.waitFor(() => expect(sent().at(-1)).toMatchObject({ at: 'check_in', done: ['breathe'] }));
  });

  test('a failure says what is kept', async () => {
    fakeApi({ getDailyFlow: () => new FakeRefusal('fault') });
    const { screen, client } = renderScreen(<DailyFlowScreen />, { data: { user: sampleUser(), today: TODAY } });
    client.setDefaultOptions({ queries: { retry: false } });
    expect((await screen.findByRole('alert', {}, { timeout: 5000 })).textContent).toContain('Nothing is lost');
  });
});

describe('breathing', () => {
  const begin = async (changes: Partial<DailyFlowReply> = {}) => {
    const view = open({ at: 'breathe', ...changes });
    await view.screen.findByRole('button', { name: 'Begin' });
    vi.useFakeTimers();
    await act(async () => view.screen.getByRole('button', { name: 'Begin' }).click());
    return view;
  };
  const said = () => document.querySelector('p[role="status"]')?.textContent;

  test('tells each change and no second; the beads count', async () => {
    reduced(false);
    const { container } = await begin();
    const heard: (string | null | undefined)[] = [];
    for (let second = 0; second < 12; second += 1) {
      heard.push(said());
      await pass(1000);
    }
    expect([heard.slice(0, 4), heard.slice(4, 11), heard[11]]).toEqual([
      Array(4).fill('In for four'),
      Array(7).fill('Out for seven'),
      'In for four',
    ]);
    expect(container.querySelector('text')?.textContent).toBe('2');
  });

  test('a tab that slept wakes at the right place, and the three minutes end by the clock', async () => {
    reduced(false);
    const { screen } = await begin();
    vi.setSystemTime(Date.now() + 100_000);
    await pass(200);
    expect(screen.getByText('Step 2 of 6, two minutes left')).toBeTruthy();
    vi.setSystemTime(Date.now() + 90_000);
    await pass(200);
    expect(said()).toBe('That’s three minutes. Let your breath find its own pace now.');
    expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  });

  test('Escape and Pause hold it; nothing counts meanwhile, and Resume goes on from there', async () => {
    reduced(false);
    const { screen, container } = await begin();
    await pass(2200);
    await act(async () => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
    expect(said()).toBe('Paused');
    await pass(60_000);
    expect(container.querySelector('text')?.textContent).toBe('3');
    await act(async () => screen.getByRole('button', { name: 'Resume' }).click());
    await pass(1000);
    expect(container.querySelector('text')?.textContent).toBe('4');
  });

  test('with less motion the arch stands full, the words stand still, and the count goes on', async () => {
    reduced(true);
    const { container, screen } = await begin();
    const light = () => container.querySelector('path[transform]')?.getAttribute('transform');
    expect([light(), screen.getByText('In for four, out for seven')]).toBeTruthy();
    const before = light();
    await pass(5000);
    expect(light()).toBe(before);
    expect(before).toContain('scale(1)');
    expect(screen.getByText('In for four, out for seven')).toBeTruthy();
    expect([container.querySelector('text')?.textContent, said()]).toEqual(['2', 'Out for seven']);
  });

  test('a pace of her own moves a second at a press, within what is calm, and is kept', async () => {
    const { screen, user, sent } = open({ at: 'breathe' });
    await user.click(await screen.findByRole('radio', { name: 'My own' }));
    await user.click(await screen.findByRole('button', { name: 'A second more out' }));
    await vi.waitFor(() => expect(sent().at(-1)?.breathing).toEqual({ kind: 'own', own: { in: 4, out: 6 } }));
    expect(screen.getByText('In for four, out for six')).toBeTruthy();
  });

  test('keeps the screen on while it runs, and gives it back', async () => {
    reduced(false);
    const release = vi.fn(async () => undefined);
    const request = vi.fn(async () => ({ release }));
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    const { screen } = await begin();
    await pass(10);
    expect([request.mock.calls.length, release.mock.calls.length]).toEqual([1, 0]);
    await act(async () => screen.getByRole('button', { name: 'Pause' }).click());
    expect(release).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(navigator, 'wakeLock');
  });
});

describe('check-in, intention and close', () => {
  test('a check-in done on another page is not asked again', async () => {
    const { screen, user, api } = open({ at: 'check_in' }, { checkIn: checkInOf({ doneToday: true }) });
    expect(await screen.findByText(/^You’ve checked in today/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { level: 2, name: 'Write' });
    expect(api.called('createJournalEntry')).toHaveLength(0);
  });

  test('a check-in goes with its mood, as the one of the day', async () => {
    const { screen, user, api } = open({ at: 'check_in' }, { handlers: { createJournalEntry: () => LOST } });
    await user.click(await screen.findByRole('button', { name: 'Tender' }));
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Soup.');
    await user.click(screen.getByRole('button', { name: 'Check in and continue' }));
    await vi.waitFor(() =>
      expect(api.called('createJournalEntry')[0]?.body).toMatchObject({
        content: 'Soup.',
        mood: 'tender',
        checkIn: true,
        date: TODAY,
      }),
    );
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' }).value).toBe('Soup.');
  });

  test('nothing written is said where the focus goes, and nothing is sent', async () => {
    const { screen, user, sent } = open({ at: 'intention' });
    await user.click(await screen.findByRole('button', { name: 'Set it and continue' }));
    expect(await screen.findByText('Write one thing first, or skip this step.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'One thing, small enough to do' }));
    expect(sent()).toEqual([]);
  });

  test('an intention is kept before she goes on; a lost one stays in the field', async () => {
    const { screen, user, sent } = open({ at: 'intention' }, { handlers: { patchDailyFlow: () => LOST } });
    expect(await screen.findByText('Last time: “walk home the long way”.')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'One thing, small enough to do' }), 'soup');
    await user.click(screen.getByRole('button', { name: 'Set it and continue' }));
    expect(await screen.findByText('Your words are still in the field. Please try again in a moment.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('soup');
    expect(sent()[0]).toMatchObject({ intention: 'soup' });
  });

  test('what stood in a field when she left is there again', async () => {
    const { screen } = open({ at: 'intention', unsent: { checkIn: '', intention: 'go to bed bef' } });
    expect((await screen.findByRole<HTMLInputElement>('textbox')).value).toBe('go to bed bef');
  });

  test('the close completes the day once and opens the milestone that was reached', async () => {
    const reached = checkInOf({
      presenceDays: 7,
      doneToday: true,
      milestones: [3, 7, 14, 21, 30].map((day) => ({ day, reachedOn: day <= 7 ? localDate(TODAY) : null })),
      next: { day: 14, inDays: 7 },
    });
    const { screen, user, sent } = open({ at: 'close', intention: 'soup' }, { checkIn: reached });
    expect(await screen.findByText('Ten minutes, all your own.')).toBeTruthy();
    const [first] = await screen.findAllByRole('button', { name: 'Open day 7' });
    await user.click(first as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    await user.click(screen.getByRole('button', { name: 'Complete Today ✓' }));
    expect(await screen.findByText(/^A new one starts tomorrow/)).toBeTruthy();
    expect(sent().at(-1)?.done).toEqual(['close']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Complete Today ✓' }).disabled).toBe(true);
  });
});
