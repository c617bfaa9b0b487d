import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CycleWire } from '#contract/cycle/cycle.schemas.ts';
import { addDays } from '#domain/calendar/local-date.ts';
import { STAGE_SURFACES } from '#domain/stage/stage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { BEFORE, OPEN, TODAY } from '../tracker-fixtures.ts';
import { CycleDialog } from './cycle-dialog.tsx';

const LONG: CycleWire = { ...BEFORE, cycleLength: 57, endDate: addDays(BEFORE.startDate, 56) };

function open(cycle: CycleWire) {
  const api = fakeApi({ editCycle: () => [OPEN, cycle] });
  const view = renderScreen(
    <CycleDialog
      cycle={cycle}
      before={null}
      today={TODAY}
      surface={STAGE_SURFACES.menstruating}
      onClose={() => undefined}
    />,
    { data: { user: sampleUser(), today: TODAY } },
  );
  return { api, ...view, dialog: within(screen.getByRole('dialog')) };
}

test('a long gap can be called one cycle, and that is taken back at once', async () => {
  const { api, dialog, user } = open(LONG);
  await user.click(dialog.getByText('This was one cycle'));
  expect(dialog.getByText(/^A gap of 57 days can be one long cycle/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'It was one cycle' }));
  expect(await dialog.findByText('This now counts as one cycle.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(await dialog.findByText('Undone. Everything is as it was.')).toBeTruthy();
  expect(api.called('editCycle').map(({ body }) => body)).toEqual([
    { kind: 'one_cycle', startDate: LONG.startDate },
    { kind: 'one_cycle', startDate: LONG.startDate, undo: true },
  ]);
});

test('on a later visit it says so and can be left to the forecast again', async () => {
  const { api, dialog, user } = open({ ...LONG, single: 'told' });
  await user.click(dialog.getByText('You said this was one cycle'));
  await user.click(dialog.getByRole('button', { name: 'Let the forecast decide' }));
  expect(await dialog.findByText('Undone. Everything is as it was.')).toBeTruthy();
  expect(api.called('editCycle').map(({ body }) => body)).toEqual([
    { kind: 'one_cycle', startDate: LONG.startDate, undo: true },
  ]);
});

test.each([
  ['an ordinary length', BEFORE],
  ['one whose days were logged', { ...LONG, single: 'logged' as const }],
  ['one that is left out', { ...LONG, excluded: 'travel' as const }],
  ['the open one', OPEN],
])('%s is not asked about', (_what, cycle) => {
  const { dialog } = open(cycle);
  expect(dialog.getByText('This was not a period')).toBeTruthy();
  expect(dialog.queryByText(/one cycle/)).toBeNull();
});

test('a press with nothing changed says what is missing and sends nothing', async () => {
  const { api, dialog, user } = open(BEFORE);
  await user.click(dialog.getByText('It started on another day'));
  await user.click(dialog.getByRole('button', { name: 'Move the start' }));
  expect(dialog.getByText('Choose another day first.')).toBeTruthy();
  expect(api.called('editCycle')).toHaveLength(0);
});
