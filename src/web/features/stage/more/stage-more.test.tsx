import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { StageNow } from '#contract/stage/stage.schemas.ts';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import type { LifeStage } from '#domain/stage/stage.ts';
import { fakeApi, type FakeHandlers } from '#web/testing/fake-api.ts';
import { NOTHING, renderForMember, TODAY } from '#web/testing/render-for-member.tsx';
import { cycleAt } from '#web/ui/drawings/wheel/cycle-fixtures.ts';
import { StageMore } from './stage-more.tsx';

const today = localDate(TODAY);
function open(stage: LifeStage, { now = {}, startedAgo = 80 as number | null, handlers = {} as FakeHandlers } = {}) {
  const standing: StageNow = { stage, stageSince: addDays(today, -40), windowAsked: false, ...now };
  const startDate = startedAgo === null ? null : addDays(today, -startedAgo);
  const view = cycleAt(startDate ? { today, startDate, bleeding: [], state: 'resting' } : NOTHING);
  const api = fakeApi({
    getLifeStage: () => ({ ...standing, history: [] }),
    putLifeStage: ({ body }) => ({ stage: body.stage, stageSince: body.from, windowAsked: false, history: [] }),
    ...handlers,
  });
  return { api, ...renderForMember(<StageMore now={standing} view={view} />) };
}

describe('perimenopause', () => {
  test('days since the last period and the road to twelve months, also while the cycle rests', () => {
    const { screen } = open('perimenopause', { startedAgo: 193 });
    const part = within(screen.getByRole('region', { name: 'Since your last period' }));
    expect(part.getByText('193 days')).toBeTruthy();
    expect(part.getByRole('img', { name: '6 of 12 months without a period' })).toBeTruthy();
    expect(part.getByText(/would be on 12 May 2027/)).toBeTruthy();
  });

  test('names what to have looked at, each with where it is written', () => {
    const { screen } = open('perimenopause');
    const look = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(look.join(' ')).toMatch(/after twelve months.*soaked.*between periods.*before 45/s);
    expect(screen.getByText('NHS, Postmenopausal bleeding (read 2026)')).toBeTruthy();
  });

  test('after twelve months it says so and leads to the choice', () => {
    const { screen } = open('perimenopause', { startedAgo: 400 });
    expect(screen.getByText(/^Twelve months have passed/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose how I am now' }).getAttribute('href')).toBe('/tracker#life-stage');
  });

  test('without a period known it asks for one', () => {
    const { screen } = open('perimenopause', { startedAgo: null });
    expect(screen.getByText(/^Log your last period/)).toBeTruthy();
  });
});

describe('a pregnancy', () => {
  test('urgent signs first, then weeks by the last period, and whom to ask', () => {
    const { screen } = open('pregnant', { startedAgo: 81 });
    const part = within(screen.getByRole('region', { name: 'How far along' }));
    expect(part.getByText('11 weeks and 4 days')).toBeTruthy();
    expect(part.getByText(/^Due around 8 June 2027: 280 days/)).toBeTruthy();
    const text = screen.getByRole('region').textContent;
    expect(text.indexOf('A severe headache')).toBeLessThan(text.indexOf('Due around'));
    expect(part.getByText(/ask your midwife or doctor/)).toBeTruthy();
  });

  test('a due date from her clinician is saved, and refused where it cannot be', async () => {
    const { api, screen, user } = open('pregnant');
    await user.click(screen.getByRole('button', { name: 'Enter a due date' }));
    const field = screen.getByLabelText(/^Due date/);
    fireEvent.change(field, { target: { value: '2028-01-01' } });
    await user.click(screen.getByRole('button', { name: 'Save the due date' }));
    expect(screen.getByText('Please choose a due date within the next ten months.')).toBeTruthy();
    fireEvent.change(field, { target: { value: '2027-06-15' } });
    await user.click(screen.getByRole('button', { name: 'Save the due date' }));
    await waitFor(() =>
      expect(api.called('putLifeStage').map(({ body }) => body)).toEqual([
        { stage: 'pregnant', from: addDays(today, -40), dueDate: '2027-06-15' },
      ]),
    );
  });

  test('"My baby was born" asks for the day, and it is after a birth from then', async () => {
    const { api, screen, user } = open('pregnant');
    await user.click(screen.getByRole('button', { name: 'My baby was born' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Welcome, little one' }));
    fireEvent.change(dialog.getByLabelText(/^Day of the birth/), { target: { value: addDays(today, -3) } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.called('putLifeStage').map(({ body }) => body)).toEqual([
      { stage: 'postpartum', from: addDays(today, -3) },
    ]);
  });

  test('another end is met gently, and what follows is her choice', async () => {
    const { screen, user } = open('pregnant');
    await user.click(screen.getByRole('button', { name: 'The pregnancy has ended' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'However it ended' }));
    expect(dialog.getAllByRole('radio')).toHaveLength(10);
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Paused/ }).checked).toBe(true);
    expect(dialog.getByText(/soaks a pad in an hour/)).toBeTruthy();
  });

  test('nothing to count from: no weeks are told', () => {
    const { screen } = open('pregnant', { startedAgo: null });
    expect(screen.getByText(/^Give your due date/)).toBeTruthy();
    expect(screen.queryByText(/^\d+ weeks/)).toBeNull();
  });
});

test.each([
  [5, '5 days', /^Low days in the first week/],
  [40, '5 weeks', /^Feeling hopeless/],
  [800, '2 years', /^More than a year has passed/],
])('%i days after a birth: %s, and what these days can bring', (ago, figure, words) => {
  const { screen } = open('postpartum', { now: { stageSince: addDays(today, -ago) } });
  expect(screen.getByText(figure)).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByText(/^A severe headache/) !== null).toBe(ago <= 365);
});

test('a stage without more says nothing', () => {
  const { container } = open('menstruating');
  expect(container.textContent).toBe('');
});
