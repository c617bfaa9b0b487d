import { within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { User } from '#contract/account/account.schemas.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, LOST, FakeRefusal } from '#web/testing/fake-api.ts';
import { replyOf } from '#web/testing/render-for-member.tsx';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { currentToast } from '#web/ui/overlays/toast.ts';
import { GoalsScreen } from './goals-screen.tsx';

const open = (changes: Partial<User> = {}, today = '2026-11-26', cycleView = replyOf()) =>
  renderScreen(<GoalsScreen />, {
    at: '/onboarding',
    data: { user: sampleUser(changes), today, answers: answered('getCycleView', cycleView) },
  });
type View = ReturnType<typeof open>;
const save = ({ user, screen }: View) => user.click(screen.getByRole('button', { name: 'Save my goals' }));
const write = (view: View, text: string) => view.user.type(view.screen.getByLabelText('A goal of your own'), text);
const kept = (changes: Partial<User>) => ({
  patchUser: ({ body }: { body: object }) => ({
    user: sampleUser({ ...changes, ...body, goalsLastUpdated: '2026-11-26T08:00:00.000Z' }),
  }),
});

describe('§4.10: once in seven days', () => {
  test('too early it says from when, shows what stands, and offers no way to change it', () => {
    const { screen } = open({ customGoals: ['sleep by ten'] }, '2026-11-25');
    expect(screen.getByText('Update in 1 day')).toBeDefined();
    expect(screen.getByText(/^You can change them from Thursday 26 November\./)).toBeDefined();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'understand my sacred menstrual cycle',
      'connect with lunar cycles',
      'sleep by ten',
    ]);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save my goals' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/');
  });

  test('on the seventh day hers are chosen already, and what she changes is kept; then home', async () => {
    const api = fakeApi(kept({}));
    const view = open();
    expect(view.screen.getAllByRole('checkbox')).toHaveLength(17);
    expect(view.screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await view.user.click(view.screen.getByRole('checkbox', { name: 'connect with lunar cycles' }));
    await save(view);
    await vi.waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(api.called('patchUser').map(({ body }) => body)).toEqual([
      { sacredGoals: ['understand my sacred menstrual cycle'], customGoals: [] },
    ]);
    expect(currentToast()).toMatchObject({
      title: 'Your goals are saved',
      description: 'You can change them again from Thursday 3 December.',
    });
  });

  test('a stage of life that hides fertility is offered no goal that speaks of it', () => {
    const { screen } = open({}, '2026-11-26', replyOf({}, { stage: 'menopause' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(15);
    expect(screen.queryByText(/fertility|conception/)).toBeNull();
  });

  test('the same goals again are told as nothing new', async () => {
    fakeApi({ patchUser: () => ({ user: sampleUser() }) });
    const view = open();
    await save(view);
    await vi.waitFor(() => expect(currentToast()).toMatchObject({ title: 'Nothing has changed' }));
  });

  test('a teen is not offered four of them', () => {
    expect(open({ ageGroup: 'teen' }).screen.getAllByRole('checkbox')).toHaveLength(13);
  });
});

describe('§5: one to three', () => {
  test('a fourth changes nothing and says so', async () => {
    const view = open({
      sacredGoals: ['understand my sacred menstrual cycle', 'connect with lunar cycles', 'create healing rituals'],
    });
    await view.user.click(view.screen.getByRole('checkbox', { name: 'strengthen my intuition' }));
    expect(currentToast()).toMatchObject({
      title: 'Maximum Goals Reached',
      description: 'You can select up to 3 goals. Please unselect one first.',
    });
    expect(view.screen.getByText('Selected: 3 of 3 goals maximum')).toBeDefined();
  });

  test('none of the offered ones is not enough, and nothing is sent', async () => {
    const api = fakeApi({});
    const view = open({ sacredGoals: [], customGoals: ['sleep by ten'] });
    await save(view);
    expect(currentToast()).toMatchObject({
      title: 'Please select your wellness goals',
      description: 'Choose at least one goal to continue.',
    });
    expect(api.calls).toEqual([]);
  });
});

describe('decisions 2: in her own words', () => {
  const own = ({ screen }: View) => within(screen.getByRole('group', { name: 'In your own words' }));

  test('Enter adds and sends nothing; what still stands in the field is kept too, letter for letter', async () => {
    const api = fakeApi(kept({}));
    const view = open();
    await write(view, '<b>rest</b> {Enter}');
    expect(
      own(view)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['<b>rest</b> ']);
    expect(own(view).getByText('1 of 5 in your own words')).toBeDefined();
    await write(view, 'schlafen 🌘');
    await save(view);
    await vi.waitFor(() =>
      expect(api.called('patchUser')[0]?.body).toMatchObject({ customGoals: ['<b>rest</b> ', 'schlafen 🌘'] }),
    );
  });

  test('one can be taken out, and the focus goes back to the field', async () => {
    const view = open({ customGoals: ['sleep by ten', 'walk'] });
    await view.user.click(view.screen.getByRole('button', { name: 'Remove sleep by ten' }));
    expect(
      own(view)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['walk']);
    expect(document.activeElement).toBe(view.screen.getByLabelText('A goal of your own'));
    expect(own(view).getByRole('status').textContent).toBe('Removed: sleep by ten');
  });

  test.each([
    ['twice', ['walk'], 'walk', 'You already have this one.'],
    ['a sixth', ['a', 'b', 'c', 'd', 'e'], 'f', '5 fit at once. Remove one to make room.'],
    ['blank', [], ' ', 'Please write a few words first.'],
  ])('%s is told beside the field', async (_what, customGoals, text, problem) => {
    const view = open({ customGoals });
    await write(view, text);
    await view.user.click(view.screen.getByRole('button', { name: 'Add' }));
    expect(own(view).getByText(problem)).toBeDefined();
    expect(own(view).queryAllByRole('listitem')).toHaveLength(customGoals.length);
  });

  test('a sixth that was not added stops the save: it would be lost', async () => {
    const api = fakeApi({});
    const view = open({ customGoals: ['a', 'b', 'c', 'd', 'e'] });
    await write(view, 'f');
    await save(view);
    expect(own(view).getByText('5 fit at once. Remove one to make room.')).toBeDefined();
    expect(api.calls).toEqual([]);
  });

  test('the field takes 80 characters', () => {
    expect(open().screen.getByLabelText<HTMLInputElement>('A goal of your own').maxLength).toBe(80);
  });
});

describe('what goes wrong', () => {
  test('a lost connection keeps what she chose', async () => {
    fakeApi({ patchUser: () => LOST });
    const view = open();
    await view.user.click(view.screen.getByRole('checkbox', { name: 'connect with lunar cycles' }));
    await write(view, 'walk');
    await save(view);
    expect((await view.screen.findByRole('alert')).textContent).toContain('check your connection');
    expect(view.screen.getByRole<HTMLInputElement>('checkbox', { name: 'connect with lunar cycles' }).checked).toBe(
      false,
    );
    expect(view.screen.getByLabelText<HTMLInputElement>('A goal of your own').value).toBe('walk');
  });

  test('changed on another device meanwhile: told, nothing overwritten, her choice still there', async () => {
    fakeApi({
      patchUser: () => new FakeRefusal('goals_locked'),
      getUser: () => ({ user: sampleUser({ goalsLastUpdated: '2026-11-26T07:00:00.000Z' }) }),
    });
    const view = open();
    await view.user.click(view.screen.getByRole('checkbox', { name: 'connect with lunar cycles' }));
    await save(view);
    expect((await view.screen.findByRole('alert')).textContent).toBe(
      'You can change your goals once every 7 days.You changed your goals on another device in the meantime. We kept those, so nothing was overwritten.',
    );
    await vi.waitFor(() => expect(view.appState.get().user?.goalsLastUpdated).toBe('2026-11-26T07:00:00.000Z'));
    expect(view.screen.getByRole<HTMLInputElement>('checkbox', { name: 'connect with lunar cycles' }).checked).toBe(
      false,
    );
  });
});
