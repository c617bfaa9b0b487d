import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CycleWire } from '#contract/cycle/cycle.schemas.ts';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { cycleAt } from '#web/ui/drawings/wheel/cycle-fixtures.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderForMember } from '#web/testing/render-for-member.tsx';
import { HowDoYouKnow } from './how-do-you-know.tsx';

function wire(lengths: readonly number[], excluded: Partial<Record<number, CycleWire['excluded']>> = {}): CycleWire[] {
  let startDate = localDate('2026-01-01');
  const cycles = [...lengths, null].map((length, index): CycleWire => {
    const cycle = {
      id: `00000000-0000-4000-8000-0000000000${10 + index}`,
      startDate,
      cycleLength: length ?? 28,
      periodLength: 5,
      createdAt: '2026-01-01T00:00:00.000Z',
      endDate: length === null ? null : addDays(startDate, length - 1),
      periodEnd: addDays(startDate, 4),
      excluded: excluded[index] ?? null,
    };
    if (length !== null) startDate = addDays(startDate, length);
    return cycle;
  });
  return cycles.reverse();
}
async function open(cycles: readonly CycleWire[], firstYears = false) {
  fakeApi({ getCycles: () => cycles });
  const view = renderForMember(<HowDoYouKnow view={cycleAt()} firstYears={firstYears} />);
  await view.user.click(view.screen.getByRole('button', { name: 'How do you know?' }));
  return { ...view, dialog: within(await view.screen.findByRole('dialog', { name: 'How do you know?' })) };
}

test('shows the cycles used, those left out and why, and the method', async () => {
  const { dialog } = await open(wire([28, 29, 40, 57, 28], { 2: 'travel' }));
  expect(await dialog.findByText('3 of your 5 finished cycles are in it.')).toBeTruthy();
  const rows = dialog
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(rows).toEqual([
    '4 June 202628 daysUsed',
    expect.stringContaining('57 daysLeft out: as long as two'),
    expect.stringContaining('40 daysLeft out by you: travel'),
    expect.stringContaining('29 daysUsed'),
    expect.stringContaining('28 daysUsed'),
  ]);
  expect(dialog.getByRole('heading', { name: 'The method, in plain words' })).toBeTruthy();
  expect(dialog.getByText(/not contraception/)).toBeTruthy();
});

test('a long history is cut and can be opened', async () => {
  const { dialog, user } = await open(wire(Array.from({ length: 9 }, () => 28)));
  expect(await dialog.findAllByRole('row')).toHaveLength(7);
  await user.click(dialog.getByRole('button', { name: 'Show all 9' }));
  expect(dialog.getAllByRole('row')).toHaveLength(10);
});

test('with nothing of hers in it, it says so; in her first years without a word on contraception', async () => {
  const { dialog, screen } = await open(wire([]), true);
  expect(await dialog.findByText(/^Nothing of yours is in it yet/)).toBeTruthy();
  expect(screen.getByRole('dialog').textContent).not.toMatch(/contracept|fertil|ovulat/i);
});

test('where nothing is foretold there is nothing to ask', () => {
  const { screen } = renderForMember(<HowDoYouKnow view={cycleAt({ forecast: null })} />);
  expect(screen.queryByRole('button')).toBeNull();
});
