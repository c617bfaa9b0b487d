import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { StageStanding } from '#domain/stage/stage.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { fakeApi, LOST } from '#web/testing/fake-api.ts';
import { renderForMember, TODAY } from '#web/testing/render-for-member.tsx';
import { StageLine } from './public.ts';

const HAVING: StageStanding = { stage: 'menstruating', stageSince: null, windowAsked: false };
const reply = (
  now: StageStanding,
  history: readonly { stage: StageStanding['stage']; from: ReturnType<typeof localDate> }[] = [],
) => ({ ...now, history });

async function open(
  now: StageStanding = HAVING,
  { ageGroup = 'adult' as 'adult' | 'teen', handlers = {} as Parameters<typeof fakeApi>[0] } = {},
) {
  const api = fakeApi({ getLifeStage: () => reply(now), ...handlers });
  const { screen, user } = renderForMember(<StageLine now={now} />, { user: { ageGroup } });
  await user.click(screen.getByRole('button', { name: /^Change ?: How I am now$/ }));
  return { api, screen, user, dialog: within(await screen.findByRole('dialog', { name: 'How are you now?' })) };
}

describe('choosing a stage of life (decisions 8)', () => {
  test('an adult is offered ten stages, each with what changes; hers is chosen', async () => {
    const { dialog, screen } = await open();
    expect(screen.getByText(/^How I am now/, { selector: 'span:not(.vh)' }).textContent).toBe(
      'How I am now: Having periods',
    );
    expect(dialog.getAllByRole('radio')).toHaveLength(10);
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Having periods/ }).checked).toBe(true);
    expect(dialog.getByRole('radio', { name: /^Menopause.*No period forecast/ })).toBeTruthy();
  });

  test('a teen is offered three, and no word of what is not for her age', async () => {
    const { dialog } = await open({ ...HAVING, stage: 'teen' }, { ageGroup: 'teen' });
    expect(dialog.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'teen',
      'no_uterus_or_ovaries',
      'paused',
    ]);
    expect(dialog.queryByRole('checkbox')).toBeNull();
    expect(document.body.textContent).not.toMatch(/ovulat|fertil|conceiv|contracept|pregnan|menopause|birth|uterus/i);
  });

  test.each([
    ['no_uterus_or_ovaries', 'I won’t have periods'],
    ['paused', 'No periods now'],
    ['teen', 'My periods have started'],
  ] as const)("a teen's page calls %s as the dialog does: %s", async (stage, name) => {
    const { screen, dialog } = await open({ ...HAVING, stage }, { ageGroup: 'teen' });
    expect(screen.getByText(/^How I am now/, { selector: 'span:not(.vh)' }).textContent).toBe(`How I am now: ${name}`);
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) }).checked).toBe(true);
  });

  test('what she chose is sent with its day, and the dialog goes', async () => {
    const { api, dialog, screen, user } = await open(HAVING, {
      handlers: { putLifeStage: ({ body }) => reply({ stage: body.stage, stageSince: body.from, windowAsked: false }) },
    });
    await user.click(dialog.getByRole('radio', { name: /^Menopause/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.called('putLifeStage').map(({ body }) => body)).toEqual([{ stage: 'menopause', from: TODAY }]);
  });

  test('fertile days are offered where she may ask for them alone', async () => {
    const { api, dialog, user } = await open(HAVING, { handlers: { putLifeStage: () => LOST } });
    await user.click(dialog.getByRole('radio', { name: /^Trying to conceive/ }));
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await user.click(dialog.getByRole('radio', { name: /^Irregular/ }));
    await user.click(dialog.getByRole('checkbox', { name: /^Show my estimated fertile days/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(api.called('putLifeStage')[0]?.body).toEqual({ stage: 'irregular', from: TODAY, windowAsked: true });
  });

  test('a failed save keeps what she chose and says what to do', async () => {
    const { dialog, user } = await open(HAVING, { handlers: { putLifeStage: () => LOST } });
    await user.click(dialog.getByRole('radio', { name: /^Paused/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/connection/);
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Paused/ }).checked).toBe(true);
  });

  test('without a day nothing is sent', async () => {
    const { api, dialog, user } = await open();
    await user.clear(dialog.getByLabelText(/^Since/));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Choose today or an earlier day.')).toBeTruthy();
    expect(api.called('putLifeStage')).toEqual([]);
  });

  test('what she said before is listed', async () => {
    const now = { ...HAVING, stage: 'postpartum', stageSince: localDate('2026-08-20') } as const;
    const { dialog } = await open(now, {
      handlers: {
        getLifeStage: () =>
          reply(now, [
            { stage: 'pregnant', from: localDate('2025-12-20') },
            { stage: 'postpartum', from: localDate('2026-08-20') },
          ]),
      },
    });
    expect((await dialog.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
      'After a birth, since 20 August 2026',
      'Pregnant, since 20 December 2025',
    ]);
    expect(dialog.getByLabelText<HTMLInputElement>(/^Day of the birth/).value).toBe('2026-08-20');
  });
});
