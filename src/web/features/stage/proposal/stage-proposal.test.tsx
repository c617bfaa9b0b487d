import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { StageNow } from '#contract/stage/stage.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { fakeApi, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderForMember, TODAY } from '#web/testing/render-for-member.tsx';
import { currentToast } from '#web/ui/overlays/toast.ts';
import { StageProposal } from './stage-proposal.tsx';

const GOAL = 'navigate menopause with grace';
const NOW: StageNow = {
  stage: 'irregular',
  stageSince: null,
  windowAsked: false,
  quiet: true,
  proposal: { stage: 'perimenopause', because: { goal: GOAL, irregular: true, from45: true } },
};
const chosen = { stage: 'perimenopause', stageSince: localDate(TODAY), windowAsked: false, history: [] } as const;

function open(now: StageNow = NOW, handlers: FakeHandlers = {}) {
  const api = fakeApi({ getLifeStage: () => ({ ...now, history: [] }), ...handlers });
  return { api, ...renderForMember(<StageProposal now={now} />) };
}

describe('is this right? (decisions 21)', () => {
  test('says what it rests on and what changes, in her own words', () => {
    const { screen } = open();
    const asked = within(screen.getByRole('region', { name: 'Is this right?' }));
    expect(
      asked.getByText('You chose “navigate menopause with grace”, your periods are irregular and you’re 45 or older.'),
    ).toBeTruthy();
    expect(asked.getByText('From that we’d say: perimenopause.')).toBeTruthy();
    expect(asked.getByText(/^What changes: A wide window instead of a day/)).toBeTruthy();
  });

  test('yes is one tap, from today', async () => {
    const { api, screen, user } = open(NOW, { putLifeStage: () => chosen });
    await user.click(screen.getByRole('button', { name: 'Yes, that’s right' }));
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Life stage saved' }));
    expect(api.called('putLifeStage').map(({ body }) => body)).toEqual([{ stage: 'perimenopause', from: TODAY }]);
  });

  test('something else opens the choice, with what stands', async () => {
    const { screen, user } = open();
    await user.click(screen.getByRole('button', { name: 'Something else' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'How are you now?' }));
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Irregular/ }).checked).toBe(true);
  });

  test('later is noted, and changes nothing', async () => {
    const { api, screen, user } = open(NOW, {
      putStageLater: () => ({ stage: 'irregular', stageSince: null, windowAsked: false, quiet: true, history: [] }),
    });
    await user.click(screen.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'We won’t ask again' }));
    expect([api.called('putStageLater').length, api.called('putLifeStage').length]).toEqual([1, 0]);
  });

  test('after a birth its day is asked for', async () => {
    const { screen, user } = open({
      ...NOW,
      proposal: { stage: 'postpartum', because: { goal: 'postpartum rest', irregular: false, from45: false } },
    });
    await user.click(screen.getByRole('button', { name: 'Yes, choose the day of the birth' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'How are you now?' }));
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^After a birth/ }).checked).toBe(true);
    expect(dialog.getByLabelText(/^Day of the birth/)).toBeTruthy();
  });

  test('a lost line says so and keeps the question', async () => {
    const { screen, user } = open(NOW, { putLifeStage: () => LOST });
    await user.click(screen.getByRole('button', { name: 'Yes, that’s right' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/connection/);
    expect(screen.getByRole('button', { name: 'Yes, that’s right' })).toBeTruthy();
  });

  test('nothing to ask, nothing shown', () => {
    const { proposal: _, ...rest } = NOW;
    expect(open(rest).screen.queryByRole('region')).toBeNull();
  });
});
