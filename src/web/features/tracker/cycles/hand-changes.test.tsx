import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CycleEditsReply, CycleViewReply, CycleWire } from '#contract/cycle/cycle.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { NO_EDITS } from '#domain/cycle/cycle-view.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, LOST, FakeRefusal } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { BEFORE, monthWith, NOTHING_LOGGED, OPEN, replyAt, TODAY } from '../tracker-fixtures.ts';
import { TrackerScreen } from '../tracker-screen.tsx';

const TITLE = 'Changes you made by hand';
const d = localDate;

type Opening = {
  readonly edits: CycleEditsReply;
  readonly reply?: CycleViewReply;
  readonly cycles?: readonly CycleWire[];
  readonly undo?: () => typeof LOST | FakeRefusal | readonly CycleWire[];
};

/** The tracker with changes that stand, the first of which a kept undo takes away. */
function open({ edits, reply = replyAt(), cycles = [OPEN, BEFORE], undo = () => cycles }: Opening) {
  let known = edits;
  const api = fakeApi({
    getCycleView: () => reply,
    getCycles: () => cycles,
    getForecasts: () => [],
    getOvulation: () => ({ estimate: null }),
    getMonth: ({ query }) => monthWith([], query.month),
    getCycleEdits: () => known,
    editCycle: () => {
      const answer = undo();
      if (Array.isArray(answer)) known = NO_EDITS;
      return answer;
    },
  });
  const view = renderScreen(<TrackerScreen />, {
    at: '/tracker',
    data: {
      user: sampleUser(),
      today: TODAY,
      answers: {
        ...answered('getCycleView', reply),
        ...answered('getCycles', cycles),
        ...answered('getMonth', monthWith(), { query: { month: '2026-11' } }),
      },
    },
  });
  return { api, ...view };
}
const list = async () => within((await screen.findByText(TITLE)).closest('details') ?? document.body);

test('each change stands with its day, newest first, and where nothing was changed there is no list', async () => {
  open({
    edits: {
      notPeriod: [d('2026-09-20')],
      joined: [d('2026-10-15')],
      split: [d('2026-08-12')],
      excluded: [{ startDate: d('2025-12-24'), reason: 'travel' }],
    },
  });
  const rows = (await list()).getAllByRole('listitem', { hidden: true });
  expect(rows.map((row) => row.querySelector('span')?.textContent)).toEqual([
    '15 October 2026 joined to the period before it',
    '20 September 2026 not counted as a period',
    '12 August 2026 counted as the start of a second period',
    '24 December 2025 left out of your averages: travel',
  ]);
});

test('on a hormonal method no change speaks of a period', async () => {
  open({
    edits: { ...NO_EDITS, notPeriod: [d('2026-09-20')], joined: [d('2026-10-15')] },
    reply: { ...replyAt(), stage: 'hormonal_contraception' },
  });
  const rows = (await list()).getAllByRole('listitem', { hidden: true });
  expect(rows.map((row) => row.querySelector('span')?.textContent)).toEqual([
    '15 October 2026 joined to the bleed before it',
    '20 September 2026 not counted as a withdrawal bleed',
  ]);
});

test.each([
  ['not a period', { notPeriod: [d('2026-09-20')] }, { kind: 'not_period', startDate: '2026-09-20', undo: true }],
  ['joined', { joined: [d('2026-09-20')] }, { kind: 'join', startDate: '2026-09-20', undo: true }],
  ['split', { split: [d('2026-09-20')] }, { kind: 'split', startDate: '2026-09-20', undo: true }],
  [
    'left out',
    { excluded: [{ startDate: d('2026-09-20'), reason: 'stress' as const }] },
    { kind: 'exclude', startDate: '2026-09-20', reason: 'stress', undo: true },
  ],
  ['one cycle', { oneCycle: [d('2026-09-20')] }, { kind: 'one_cycle', startDate: '2026-09-20', undo: true }],
  [
    'a moved start',
    { moved: [{ kind: 'move_start' as const, startDate: d('2026-09-20'), to: d('2026-09-22') }] },
    { kind: 'move_start', startDate: '2026-09-20', to: '2026-09-22', undo: true },
  ],
  [
    'a set end',
    { moved: [{ kind: 'end' as const, startDate: d('2026-09-20'), to: d('2026-09-25') }] },
    { kind: 'end', startDate: '2026-09-20', to: '2026-09-25', undo: true },
  ],
])('%s is taken back on a later day, and the focus stays in the place', async (_what, edits, sent) => {
  const { api, user } = open({ edits: { ...NO_EDITS, ...edits } });
  const place = await list();
  await user.click(place.getByText(TITLE));
  await user.click(place.getByRole('button', { name: /^Undo ?: 20 September 2026/ }));
  expect(await place.findByText('Everything is as you logged it.')).toBeTruthy();
  expect(api.called('editCycle').map(({ body }) => body)).toEqual([sent]);
  expect(document.activeElement).toBe(place.getByText(TITLE).closest('summary'));
});

test('a failure is told and the change stays', async () => {
  const { user } = open({ edits: { ...NO_EDITS, notPeriod: [d('2026-09-20')] }, undo: () => LOST });
  const place = await list();
  await user.click(place.getByText(TITLE));
  await user.click(place.getByRole('button', { name: /^Undo/ }));
  expect((await place.findByRole('alert')).textContent).toContain('Please check your connection and try again.');
  expect(place.getByRole('button', { name: /^Undo/ })).toBeTruthy();
});

test('also when her only period was taken for none, and nothing else is left on the page', async () => {
  open({ reply: replyAt(NOTHING_LOGGED), cycles: [], edits: { ...NO_EDITS, notPeriod: [d('2026-11-04')] } });
  expect((await list()).getByText('4 November 2026')).toBeTruthy();
});

test('without a change there is no list; one that did not come can be asked for again', async () => {
  const { api, unmount } = open({ edits: NO_EDITS });
  await waitFor(() => expect(api.called('getCycleEdits')).toHaveLength(1));
  expect(screen.queryByText(TITLE)).toBeNull();
  unmount();
  let broken = true;
  fakeApi({
    getForecasts: () => [],
    getOvulation: () => ({ estimate: null }),
    getMonth: ({ query }) => monthWith([], query.month),
    getCycleEdits: () => (broken ? new FakeRefusal('fault') : { ...NO_EDITS, joined: [d('2026-11-04')] }),
  });
  const { client, user } = renderScreen(<TrackerScreen />, {
    data: {
      user: sampleUser(),
      today: TODAY,
      answers: {
        ...answered('getCycleView', replyAt()),
        ...answered('getCycles', [OPEN]),
        ...answered('getMonth', monthWith(), { query: { month: '2026-11' } }),
      },
    },
  });
  client.setDefaultOptions({ queries: { retry: false } });
  expect(await screen.findByText('We couldn’t load the changes you made by hand.')).toBeTruthy();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(TITLE)).toBeTruthy();
});
