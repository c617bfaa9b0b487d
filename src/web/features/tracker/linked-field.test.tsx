import { waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_EDITS } from '#domain/cycle/cycle-view.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { BEFORE, monthWith, NO_LISTS_YET, OPEN, replyAt, TODAY } from './tracker-fixtures.ts';
import { TrackerScreen } from './tracker-screen.tsx';

const seen = vi.fn();
beforeEach(() => {
  seen.mockClear();
  Element.prototype.scrollIntoView = function scrolled(this: Element) {
    seen(this.id);
  };
});
afterEach(() => window.history.replaceState(null, '', '/'));

/** Opens the tracker by a link to a field, with the month of the log in the document or still on its way. */
function open(
  field: string,
  { logs = [], late = false }: { logs?: Parameters<typeof monthWith>[0]; late?: boolean } = {},
) {
  const [reply, cycles] = [replyAt(), [OPEN, BEFORE]];
  fakeApi({
    getCycleView: () => reply,
    getCycles: () => cycles,
    getCycleEdits: () => NO_EDITS,
    getForecasts: () => [],
    getOvulation: () => ({ estimate: null }),
    getLogLists: () => NO_LISTS_YET,
    getMonth: () => monthWith(logs),
  });
  return renderScreen(<TrackerScreen />, {
    at: `/tracker#${field}`,
    data: {
      user: sampleUser(),
      today: TODAY,
      answers: {
        ...answered('getCycleView', reply),
        ...answered('getCycles', cycles),
        ...(!late && answered('getMonth', monthWith(logs), { query: { month: '2026-11' } })),
      },
    },
  });
}

test.each([
  ['flow', 'Flow', false],
  ['mood', 'Mood', false],
  ['energy', 'Energy', true],
  ['symptoms', 'Symptoms', true],
] as const)(
  'a tile of home leads to %s: in sight and in focus, the data there at once or late',
  async (field, legend, late) => {
    const { screen } = open(field, { late });
    const group = await screen.findByRole('group', { name: new RegExp(`^${legend}`) });
    await waitFor(() => expect(document.activeElement).toBe(within(group).getAllByRole('button')[0]));
    expect(seen.mock.calls).toEqual([[field]]);
    expect([...document.querySelectorAll('[data-arrived]')]).toEqual([group]);
  },
);

test('what is logged already has the focus', async () => {
  const { screen } = open('energy', { logs: [{ date: TODAY, energy: 4 }] });
  const group = await screen.findByRole('group', { name: /^Energy/ });
  await waitFor(() => expect(document.activeElement).toBe(within(group).getByRole('button', { pressed: true })));
});

test('whoever has moved on meanwhile is not pulled back', async () => {
  const { screen } = open('mood', { late: true });
  window.dispatchEvent(new Event('pointerdown'));
  await screen.findByRole('group', { name: /^Mood/ });
  expect(seen).not.toHaveBeenCalled();
});
