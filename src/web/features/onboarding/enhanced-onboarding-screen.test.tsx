import { fireEvent } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { User } from '#contract/account/account.schemas.ts';
import type { CycleViewReply } from '#contract/cycle/cycle.schemas.ts';
import { joinProgress } from '#domain/account/enhanced-onboarding.ts';
import type { RemindersReply } from '#contract/reminder/reminder.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { changeSettings, FIRST_SETTINGS, type SettingsChange } from '#domain/reminder/reminder.ts';
import { fakeApi, LOST } from '#web/testing/fake-api.ts';
import { NOTHING, renderForMember, replyOf } from '#web/testing/render-for-member.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { currentToast } from '#web/ui/overlays/toast.ts';
import { EnhancedOnboardingScreen } from './enhanced-onboarding-screen.tsx';

const NEW = replyOf(NOTHING, { cyclesClosed: 0 });

const remindersOf = (on: SettingsChange): RemindersReply => ({
  settings: changeSettings(FIRST_SETTINGS, on),
  comesAt: '19:00',
  periodTold: true,
  ratingsTold: true,
  push: { publicKey: null, devices: 0, marks: [], shared: false },
});
const NUDGED: SettingsChange = { switches: { check_in: { mail: true } } };

/** A server that keeps what it is told about the member. */
function open(changes: Partial<User> = {}, reply: CycleViewReply = NEW, on: SettingsChange = {}) {
  let reminders = remindersOf(on);
  let kept = sampleUser({ goalsLastUpdated: null, ...changes });
  const api = fakeApi({
    patchUser: ({ body }) => {
      const { enhancedOnboarding, ...rest } = body;
      kept = sampleUser({
        ...kept,
        ...(rest as Partial<User>),
        enhancedOnboarding: joinProgress(kept.enhancedOnboarding, enhancedOnboarding ?? {}),
      });
      return { user: kept };
    },
    putLifeStage: ({ body }) => ({
      stage: body.stage,
      stageSince: body.from,
      windowAsked: false,
      history: [{ stage: body.stage, from: body.from }],
    }),
    startPeriod: ({ body }) => ({ log: { date: body.date, flow: 'medium' } }),
    getCycleView: () => reply,
    getCycles: () => [],
    getReminders: () => reminders,
    patchReminders: ({ body }) => (reminders = { ...reminders, settings: changeSettings(reminders.settings, body) }),
  });
  return {
    ...renderForMember(<EnhancedOnboardingScreen />, {
      user: kept,
      reply,
      ...(kept.ageGroup === 'adult' && { reminders }),
    }),
    api,
  };
}
type View = ReturnType<typeof open>;
const heading = ({ screen }: View) => screen.getByRole('heading', { level: 1 });
const press = async (view: View, name: string) => view.user.click(view.screen.getByRole('button', { name }));
const until = (view: View, name: string) => vi.waitFor(() => expect(heading(view).textContent).toBe(name));

describe('decisions 19: one thing a screen, skipped, left and resumed', () => {
  test('all of it skipped: nothing is changed but how far she is, and the end is seen once', async () => {
    const view = open();
    for (const name of [
      'Is there a goal of your own?',
      'How are you now?',
      'When did your last periods start?',
      'Would a reminder help?',
      'Day or night?',
    ]) {
      await until(view, name);
      await press(view, 'Skip this one');
    }
    await until(view, 'Good. You can add the rest any time.');
    expect(document.activeElement).toBe(heading(view));
    await vi.waitFor(() =>
      expect(view.api.called('patchUser').map(({ body }) => body)).toEqual([
        { enhancedOnboarding: { settled: ['goals'] } },
        { enhancedOnboarding: { settled: ['stage'] } },
        { enhancedOnboarding: { settled: ['periods'] } },
        { enhancedOnboarding: { settled: ['reminders'] } },
        { enhancedOnboarding: { settled: ['theme'] } },
        { enhancedOnboarding: { finished: true } },
      ]),
    );
    expect(view.screen.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/');
  });

  test('she goes on where another device left, and can go back', async () => {
    const view = open({ enhancedOnboarding: { settled: ['goals', 'stage'], finished: false } });
    expect(heading(view).textContent).toBe('When did your last periods start?');
    expect(view.screen.getByText('Make it more yours, 3 of 5')).toBeDefined();
    await press(view, 'Back');
    await until(view, 'How are you now?');
    expect(document.activeElement).toBe(heading(view));
    expect(view.screen.getByRole('link', { name: 'Leave for now' }).getAttribute('href')).toBe('/');
  });

  test('nothing is asked that is known: then the end stands at once', async () => {
    const view = open(
      { customGoals: ['walk'], theme: 'dark' },
      replyOf({}, { stageSince: localDate('2026-01-01') }),
      NUDGED,
    );
    expect(heading(view).textContent).toBe('Good. You can add the rest any time.');
    await vi.waitFor(() =>
      expect(view.api.called('patchUser').map(({ body }) => body)).toEqual([
        { enhancedOnboarding: { finished: true } },
      ]),
    );
  });

  test('a teen chooses among her own stages', async () => {
    const view = open(
      { ageGroup: 'teen', customGoals: ['walk'] },
      replyOf(NOTHING, { stage: 'teen', cyclesClosed: 0 }),
    );
    expect(view.screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'teen',
      'no_uterus_or_ovaries',
      'paused',
    ]);
  });

  test('a stage without periods is not asked about them', () => {
    const view = open(
      { customGoals: ['walk'], theme: 'dark' },
      replyOf(NOTHING, { stage: 'menopause', cyclesClosed: 0 }),
      NUDGED,
    );
    expect(view.screen.getByText('Make it more yours')).toBeDefined();
  });
});

describe('what she answers is kept', () => {
  test('words of her own; a stage that fits is left as it is, another one is chosen', async () => {
    const view = open();
    await view.user.type(view.screen.getByLabelText('A goal of your own'), 'sleep by ten');
    await press(view, 'Continue');
    await until(view, 'How are you now?');
    expect(view.api.called('patchUser')[0]?.body).toEqual({
      sacredGoals: sampleUser().sacredGoals,
      customGoals: ['sleep by ten'],
    });
    await press(view, 'Continue');
    await until(view, 'When did your last periods start?');
    expect(view.api.called('putLifeStage')).toEqual([]);
    await press(view, 'Back');
    await until(view, 'How are you now?');
    await view.user.click(view.screen.getByRole('radio', { name: /^Irregular periods/ }));
    await press(view, 'Continue');
    await vi.waitFor(() =>
      expect(view.api.called('putLifeStage').map(({ body }) => body)).toMatchObject([
        { stage: 'irregular', from: '2026-11-21' },
      ]),
    );
  });

  test('what her answers lead to is chosen and asked about; it counts once she goes on', async () => {
    const because = { goal: 'ease perimenopause', irregular: false, from45: false };
    const view = open(
      { enhancedOnboarding: { settled: ['goals'], finished: false } },
      { ...NEW, proposal: { stage: 'perimenopause', because } },
    );
    await until(view, 'How are you now?');
    expect(view.screen.getByText(/^Your goals and answers suggest.*Is it right\?$/)).toBeTruthy();
    expect(view.screen.getByRole<HTMLInputElement>('radio', { name: /^Perimenopause/ }).checked).toBe(true);
    expect(view.api.called('putLifeStage')).toEqual([]);
    await press(view, 'Continue');
    await vi.waitFor(() =>
      expect(view.api.called('putLifeStage').map(({ body }) => body)).toMatchObject([
        { stage: 'perimenopause', from: '2026-11-21' },
      ]),
    );
  });

  test('first days: what cannot be one is told, the others are kept', async () => {
    const view = open({ enhancedOnboarding: { settled: ['goals', 'stage'], finished: false } });
    const type = (label: string, value: string) =>
      fireEvent.change(view.screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
    type('The last one', '2026-11-04');
    type('The one before', '2026-12-24');
    await press(view, 'Continue');
    expect(view.screen.getByText('Please choose a day, today or before.')).toBeDefined();
    expect(view.api.called('startPeriod')).toEqual([]);
    type('The one before', '2026-11-04');
    expect(view.screen.getByText('You already entered this day above.')).toBeDefined();
    type('The one before', '2026-10-07');
    await press(view, 'Continue');
    await until(view, 'Would a reminder help?');
    expect(view.api.called('startPeriod').map(({ body }) => body)).toEqual([
      { date: '2026-11-04' },
      { date: '2026-10-07' },
    ]);
  });

  test('a reminder she switches on is kept at once, and the step stays under her hands', async () => {
    const view = open({ enhancedOnboarding: { settled: ['goals', 'stage', 'periods', 'theme'], finished: false } });
    await view.user.click(await view.screen.findByRole('switch', { name: 'Period expected, email' }));
    await vi.waitFor(() =>
      expect(view.api.called('patchReminders').map(({ body }) => body)).toEqual([
        { switches: { period_expected: { mail: true } } },
      ]),
    );
    expect(heading(view).textContent).toBe('Would a reminder help?');
    expect(view.api.called('patchUser')).toEqual([]);
    await press(view, 'Continue');
    await until(view, 'Good. You can add the rest any time.');
    expect(view.api.called('patchUser')[0]?.body).toEqual({ enhancedOnboarding: { settled: ['reminders'] } });
  });

  test('a teen is asked about no reminder, and no switch of hers is looked up', () => {
    const view = open({
      ageGroup: 'teen',
      enhancedOnboarding: { settled: ['goals', 'stage', 'periods'], finished: false },
    });
    expect(heading(view).textContent).toBe('Day or night?');
    expect(view.screen.getByText('Make it more yours, 4 of 4')).toBeDefined();
    expect(view.api.called('getReminders')).toEqual([]);
  });

  test('the light she chooses stays under her hands until she goes on', async () => {
    const view = open({ enhancedOnboarding: { settled: ['goals', 'stage', 'periods', 'reminders'], finished: false } });
    await view.user.click(view.screen.getByRole('radio', { name: 'Night' }));
    await vi.waitFor(() => expect(view.api.called('patchUser').map(({ body }) => body)).toEqual([{ theme: 'dark' }]));
    expect(heading(view).textContent).toBe('Day or night?');
    await press(view, 'Continue');
    await until(view, 'Good. You can add the rest any time.');
  });
});

test('a lost connection keeps her on the step, with what she typed', async () => {
  const view = {
    ...renderForMember(<EnhancedOnboardingScreen />, {
      user: { enhancedOnboarding: { settled: ['stage'], finished: false } },
      reply: NEW,
      reminders: remindersOf({}),
    }),
    api: fakeApi({ patchUser: () => LOST, startPeriod: () => LOST }),
  };
  fireEvent.change(view.screen.getByLabelText(/^The last one/), { target: { value: '2026-11-04' } });
  await press(view, 'Continue');
  expect((await view.screen.findByRole('alert')).textContent).toContain('check your connection');
  expect(view.screen.getByLabelText<HTMLInputElement>(/^The last one/).value).toBe('2026-11-04');
  await press(view, 'Skip this one');
  await vi.waitFor(() =>
    expect(currentToast()).toMatchObject({ title: 'We couldn’t save your place', kind: 'danger' }),
  );
});
