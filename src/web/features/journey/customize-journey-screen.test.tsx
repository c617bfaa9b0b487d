import { act, fireEvent, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi, LOST, FakeRefusal } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { currentToast } from '#web/ui/overlays/toast.ts';
import { CustomizeJourneyScreen } from './customize-journey-screen.tsx';

const NOW = '2026-11-21T12:00:00.000Z';
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(NOW) });
});

type View = ReturnType<typeof renderScreen>;
const member = sampleUser({ customizationCompleted: false, sacredGoals: ['restore cycle regularity'] });
const at = (goals?: unknown) =>
  goals === undefined
    ? '/customize-journey'
    : `/customize-journey?goals=${encodeURIComponent(typeof goals === 'string' ? goals : JSON.stringify(goals))}`;
const asVisitor = (goals?: unknown) => renderScreen(<CustomizeJourneyScreen />, { at: at(goals), data: { now: NOW } });
const asMember = (goals?: unknown, user = member) =>
  renderScreen(<CustomizeJourneyScreen />, { at: at(goals), data: { user, now: NOW, today: '2026-11-21' } });
const radio = (view: View, legend: string, name: RegExp) =>
  within(view.screen.getByRole('group', { name: legend })).getByRole('radio', { name });
const press = (view: View, name: string) => view.user.click(view.screen.getByRole('button', { name }));
async function answerCycle(view: View) {
  await view.user.click(radio(view, 'Do you currently menstruate?', /^Yes/));
  await view.user.click(radio(view, 'Do you track your cycle?', /^In another app/));
}

describe('§4.6: sections and chips', () => {
  test.each([
    [['restore cycle regularity'], 1],
    [['reduce menstrual pain and symptoms'], 2],
    [['connect with lunar cycles', 'balance hormones naturally'], 3],
  ])('goals %j ask %i sections', (goals, total) => {
    const { screen } = asVisitor(goals);
    expect(screen.getByRole('list', { name: `Section 1 of ${total}` }).children).toHaveLength(total);
    expect(screen.queryByText(/^Section 1/)).toBeNull();
    expect(
      within(screen.getByRole('list', { name: 'Your goals' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(goals);
  });

  test.each(['nonsense', '{"a":1}', '[1,null]', `["${'a'.repeat(5000)}"]`])(
    'goals=%s is ignored in silence',
    (goals) => {
      const { screen } = asVisitor(goals);
      expect(screen.queryByRole('list', { name: 'Your goals' })).toBeNull();
      expect(screen.getByRole('list', { name: 'Section 1 of 1' })).toBeDefined();
    },
  );

  test('hostile goals are only text', () => {
    const { screen } = asVisitor(['<img src=x onerror=alert(1)> pain']);
    expect(screen.getByText('<img src=x onerror=alert(1)> pain')).toBeDefined();
  });

  test('without goals in the address a member answers for her own', () => {
    const { screen } = asMember();
    expect(screen.getByText('restore cycle regularity')).toBeDefined();
  });
});

describe('§5: what each section needs', () => {
  test('section 1 names its open questions, and the last period is asked of who menstruates', async () => {
    const view = asMember(['reduce menstrual pain and symptoms', 'create healing rituals']);
    await press(view, 'Continue');
    expect(currentToast()).toMatchObject({ title: 'Please complete all fields', kind: 'danger' });
    expect(view.screen.getAllByText('Please choose an answer.')).toHaveLength(2);
    expect(view.screen.queryByLabelText(/When did your last period start/)).toBeNull();
    await answerCycle(view);
    expect(view.screen.getByLabelText(/When did your last period start/)).toBeDefined();
    await press(view, 'Continue');
    expect(view.screen.getByRole('heading', { level: 1 }).textContent).toBe('What has your womb been through?');
    expect(document.activeElement).toBe(view.screen.getByRole('heading', { level: 1 }));
  });

  test('sections 2 and 3 need their one answer; lists may stay empty', async () => {
    const api = fakeApi({ patchUser: () => ({ user: { ...member, customizationCompleted: true } }) });
    const view = asMember(['reduce menstrual pain and symptoms', 'create healing rituals']);
    await answerCycle(view);
    await press(view, 'Continue');
    await press(view, 'Continue');
    expect(currentToast()?.title).toBe('Please complete the section');
    await view.user.click(view.screen.getByRole('checkbox', { name: 'No diagnosed conditions' }));
    await view.user.click(view.screen.getByRole('checkbox', { name: 'Endometriosis' }));
    await view.user.click(radio(view, 'Do you experience pain?', /^Occasionally/));
    await press(view, 'Continue');
    await press(view, 'Complete Journey Setup');
    expect(currentToast()?.title).toBe('Please complete the section');
    await view.user.click(view.screen.getByRole('checkbox', { name: "I'm just starting" }));
    await view.user.click(radio(view, 'Should your home follow these answers?', /^Yes/));
    await press(view, 'Complete Journey Setup');
    await vi.waitFor(() => expect(api.called('patchUser')).toHaveLength(1));
    expect(api.called('patchUser')[0]?.body).toEqual({
      journeyCustomization: {
        currentlyMenstruates: 'yes',
        tracksCycle: 'app',
        wombConditions: ['Endometriosis', 'No diagnosed conditions'],
        experiencesPain: 'occasionally',
        connectionMethods: ["I'm just starting"],
        wantsPersonalization: 'yes',
      },
      customizationCompleted: true,
    });
  });

  test('a last period that has not come yet stays', async () => {
    const view = asMember();
    await answerCycle(view);
    fireEvent.change(view.screen.getByLabelText(/When did your last period start/), {
      target: { value: '2026-11-22' },
    });
    await press(view, 'Complete Journey Setup');
    expect(currentToast()?.title).toBe('That date is in the future. Choose today or an earlier day.');
  });

  test('an unanswered question is marked and gets the focus; its toast goes with the mistake', async () => {
    const view = asMember();
    await press(view, 'Complete Journey Setup');
    const question = view.screen.getByRole('group', { name: 'Do you currently menstruate?' });
    expect(question.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(radio(view, 'Do you currently menstruate?', /^Yes/));
    expect(currentToast()).toMatchObject({ title: 'Please complete all fields', open: true });
    await answerCycle(view);
    expect(currentToast()).toMatchObject({ title: 'Please complete all fields', open: false });
    expect(question.getAttribute('aria-invalid')).toBeNull();
  });

  test('the browser’s Back goes one section back, with the answers', async () => {
    const view = asMember(['create healing rituals']);
    await answerCycle(view);
    await press(view, 'Continue');
    expect(view.screen.getByRole('list', { name: 'Section 2 of 2' })).toBeDefined();
    act(() => window.history.back());
    expect(await view.screen.findByRole('list', { name: 'Section 1 of 2' })).toBeDefined();
    expect((radio(view, 'Do you track your cycle?', /^In another app/) as HTMLInputElement).checked).toBe(true);
  });

  test('Back keeps what was answered', async () => {
    const view = asMember(['create healing rituals']);
    expect(view.screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await answerCycle(view);
    await press(view, 'Continue');
    await press(view, 'Back');
    expect((radio(view, 'Do you currently menstruate?', /^Yes/) as HTMLInputElement).checked).toBe(true);
  });
});

describe('§8: saving', () => {
  test.each([
    ['adult', '/subscription?source=journey-customization'],
    ['teen', '/'],
  ] as const)('says so, and leads on after 1000 ms: %s', async (ageGroup, target) => {
    fakeApi({ patchUser: () => ({ user: { ...member, ageGroup, customizationCompleted: true } }) });
    const view = asMember();
    await answerCycle(view);
    vi.useFakeTimers({ shouldAdvanceTime: false, now: new Date(NOW) });
    fireEvent.submit(view.container.querySelector('form') as HTMLFormElement);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(currentToast()).toMatchObject({
      title: 'Sacred Journey Customized!',
      description: 'Your personalized wellness path has been created.',
      kind: 'neutral',
    });
    expect(view.appState.get().user?.customizationCompleted).toBe(true);
    expect(view.screen.getByRole('button', { name: 'Customizing Journey...' })).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(990));
    expect(window.location.pathname).toBe('/customize-journey');
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(window.location.pathname + window.location.search).toBe(target);
  });

  test.each([
    ['a refusal with words', new FakeRefusal('session_ended'), 'Your session has ended. Please sign in again.'],
    ['a refusal without', new FakeRefusal('fault', { message: '' }), 'Failed to save journey customization'],
    ['no connection', LOST, 'We could not reach Moonhearth. Please check your connection and try again.'],
  ] as const)('%s keeps the answers on the page', async (_name, answer, description) => {
    fakeApi({ patchUser: () => answer });
    const view = asMember();
    await answerCycle(view);
    await press(view, 'Complete Journey Setup');
    await vi.waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Customization Failed', description, kind: 'danger' }),
    );
    expect((radio(view, 'Do you currently menstruate?', /^Yes/) as HTMLInputElement).checked).toBe(true);
    expect(view.screen.getByRole('button', { name: 'Complete Journey Setup' })).toBeDefined();
  });
});

describe('decisions 19: a visitor', () => {
  test('keeps her answers in this browser and goes on to sign up', async () => {
    const api = fakeApi({});
    const view = asVisitor();
    expect(view.screen.getByText('Saved on this device until you sign in.')).toBeDefined();
    await answerCycle(view);
    await press(view, 'Complete Journey Setup');
    expect(currentToast()).toMatchObject({ title: 'Sacred Journey Customized!' });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(window.location.pathname).toBe('/standalone-signup');
    expect(api.calls).toEqual([]);
    expect(JSON.parse(localStorage.getItem('pending_journey') ?? '').answers).toEqual({
      currentlyMenstruates: 'yes',
      tracksCycle: 'app',
    });
  });

  test('finds them filled in once she is signed in', () => {
    localStorage.setItem(
      'pending_journey',
      JSON.stringify({
        keptAt: Date.parse(NOW) - 1000,
        answers: { currentlyMenstruates: 'irregular', tracksCycle: 'no' },
      }),
    );
    const view = asMember();
    expect((radio(view, 'Do you currently menstruate?', /^Irregularly/) as HTMLInputElement).checked).toBe(true);
  });

  test('is told when the browser keeps nothing', async () => {
    const view = asVisitor();
    await answerCycle(view);
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    await press(view, 'Complete Journey Setup');
    expect(currentToast()).toMatchObject({ title: 'Customization Failed', kind: 'danger' });
    vi.restoreAllMocks();
    expect(window.location.pathname).toBe('/customize-journey');
  });
});
