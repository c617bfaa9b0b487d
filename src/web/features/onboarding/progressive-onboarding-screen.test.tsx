import { fireEvent } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { fakeApi, LOST, FakeRefusal } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { currentToast } from '#web/ui/overlays/toast.ts';
import { ProgressiveOnboardingScreen } from './progressive-onboarding-screen.tsx';

const bare = sampleUser({
  onboardingCompleted: false,
  customizationCompleted: false,
  birthday: null,
  age: null,
  sacredGoals: [],
  goalsLastUpdated: null,
});
const open = (user = bare) =>
  renderScreen(<ProgressiveOnboardingScreen />, { at: '/progressive-onboarding', data: { user, today: '2026-11-21' } });
const next = (view: ReturnType<typeof open>) => view.user.click(view.screen.getByRole('button', { name: 'Continue' }));

describe('decisions 19: only what is missing, one thing a screen', () => {
  test('birthday, then goals, then the gate goes on', async () => {
    const withBirthday = { ...bare, birthday: localDate('1994-03-02'), age: 32 };
    const done = { ...withBirthday, sacredGoals: ['create healing rituals'], onboardingCompleted: true };
    const api = fakeApi({ patchUser: ({ body }) => ({ user: body.birthday ? withBirthday : done }) });
    const view = open();
    expect(view.screen.getByText('A few questions, 1 of 2')).toBeDefined();
    fireEvent.change(view.screen.getByLabelText('Birthday'), { target: { value: '1994-03-02' } });
    await next(view);
    const heading = await view.screen.findByRole('heading', { name: 'Choose Your Sacred Wellness Goals' });
    expect(document.activeElement).toBe(heading);
    await view.user.click(view.screen.getByRole('checkbox', { name: 'create healing rituals' }));
    await next(view);
    await vi.waitFor(() => expect(window.location.pathname).toBe('/customize-journey'));
    expect(new URLSearchParams(window.location.search).get('goals')).toBe('["create healing rituals"]');
    expect(api.called('patchUser').map((call) => call.body)).toEqual([
      { birthday: '1994-03-02' },
      { sacredGoals: ['create healing rituals'] },
    ]);
  });

  test('only goals, when only they are missing; a teen sees hers', async () => {
    const view = open({ ...bare, birthday: localDate('2012-01-01'), age: 14, ageGroup: 'teen' });
    expect(view.screen.getByText('One question')).toBeDefined();
    expect(view.screen.getAllByRole('checkbox')).toHaveLength(13);
    await next(view);
    expect(currentToast()).toMatchObject({ title: 'Please select your wellness goals' });
  });

  test('who lacks nothing goes home', async () => {
    open(sampleUser());
    await vi.waitFor(() => expect(window.location.pathname).toBe('/'));
  });
});

describe('what goes wrong', () => {
  test('a birthday that cannot be one is not sent', async () => {
    const api = fakeApi({});
    const view = open();
    await next(view);
    expect(view.screen.getByText('Please enter your birthday.')).toBeDefined();
    expect(api.calls).toEqual([]);
  });

  test('a failed save says so and keeps the answer', async () => {
    fakeApi({ patchUser: () => LOST });
    const view = open();
    fireEvent.change(view.screen.getByLabelText('Birthday'), { target: { value: '1994-03-02' } });
    await next(view);
    await vi.waitFor(() => expect(currentToast()).toMatchObject({ title: 'We couldn’t save that', kind: 'danger' }));
    expect(view.screen.getByLabelText<HTMLInputElement>('Birthday').value).toBe('1994-03-02');
  });

  test('under 13 the account is closed kindly, and the browser forgets', async () => {
    fakeApi({ patchUser: () => new FakeRefusal('age_not_supported') });
    localStorage.setItem('anything', 'kept');
    const view = open();
    fireEvent.change(view.screen.getByLabelText('Birthday'), { target: { value: '2015-01-01' } });
    await next(view);
    expect(await view.screen.findByRole('heading', { name: 'Not yet, but soon' })).toBeDefined();
    expect(view.screen.getByText(/we closed the account and deleted everything in it/)).toBeDefined();
    expect(localStorage.getItem('anything')).toBeNull();
    view.unmount();
    expect(view.appState.get().user).toBeNull();
  });
});
