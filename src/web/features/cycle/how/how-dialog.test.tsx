import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { CycleWire } from '#contract/cycle/cycle.schemas.ts';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { POPULATIONS, type Population } from '#domain/forecast/populations.ts';
import { TRIED_FAMILIES, TRIED_STUDY } from '#domain/forecast/tried.ts';
import { cycleAt } from '#web/ui/drawings/wheel/cycle-fixtures.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderForMember, replyOf } from '#web/testing/render-for-member.tsx';
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

test('a gap read as two can be called one cycle, and that is taken back', async () => {
  let cycles = wire([28, 29, 57, 28, 28]);
  const gap = cycles.find(({ cycleLength }) => cycleLength === 57)?.startDate;
  const api = fakeApi({
    getCycles: () => cycles,
    editCycle: ({ body }) => {
      cycles = cycles.map(({ single: _, ...cycle }) =>
        cycle.startDate === gap && !body.undo ? { ...cycle, single: 'told' as const } : cycle,
      );
      return cycles;
    },
  });
  const { user, screen } = renderForMember(<HowDoYouKnow view={cycleAt()} />);
  await user.click(screen.getByRole('button', { name: 'How do you know?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'How do you know?' }));
  expect(await dialog.findByText('4 of your 5 finished cycles are in it.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: /^This was one cycle/ }));
  expect(await dialog.findByText('5 of your 5 finished cycles are in it.')).toBeTruthy();
  expect(dialog.getByText(/you said this was one cycle/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: /^Undo/ }));
  expect(await dialog.findByText('4 of your 5 finished cycles are in it.')).toBeTruthy();
  expect(api.called('editCycle').map(({ body }) => body)).toEqual([
    { kind: 'one_cycle', startDate: gap },
    { kind: 'one_cycle', startDate: gap, undo: true },
  ]);
});

test('a gap whose days were logged is no question', async () => {
  const { dialog } = await open(
    wire([28, 29, 57, 28, 28]).map((cycle) => (cycle.cycleLength === 57 ? { ...cycle, single: 'logged' } : cycle)),
  );
  expect(await dialog.findByText('5 of your 5 finished cycles are in it.')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /^This was one cycle/ })).toBeNull();
});

describe('how good it is', () => {
  const said = async (population: Population) => {
    fakeApi({ getCycles: () => wire([28]) });
    const { screen, user } = renderForMember(<HowDoYouKnow view={cycleAt()} />, {
      reply: { ...replyOf(), population },
    });
    await user.click(screen.getByRole('button', { name: 'How do you know?' }));
    const dialog = await screen.findByRole('dialog', { name: 'How do you know?' });
    await within(dialog).findByRole('table');
    return dialog.textContent ?? '';
  };
  test('says what it was tried on and where not, with the figures of the bench', async () => {
    const text = await said('general');
    expect(text).toContain(`on ${TRIED_STUDY.cycles} real cycles of 75 women`);
    expect(text).toContain(`the range held ${TRIED_STUDY.held} times in 100`);
    expect(text).toContain('the same women it was tuned on');
    expect(text).toContain('Not tested on real cycles of women with PCOS');
    expect(text).not.toContain('simulated');
  });
  test.each(POPULATIONS.filter((one) => one !== 'general'))('%s: figures for women like her', async (population) => {
    const told = TRIED_FAMILIES[population];
    const text = await said(population);
    expect(text).toContain('we only have simulated cycles');
    expect(text).toContain(`the range held ${told?.heldLeast} to ${told?.heldMost} times in 100`);
  });
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
