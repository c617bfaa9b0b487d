import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { User } from '#contract/account/account.schemas.ts';
import { fakeApi, LOST, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderForMember } from '#web/testing/render-for-member.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { ProfileSettingsScreen } from './profile-settings-screen.tsx';

const LISTS = { symptoms: [], medications: [], temperatureUnit: 'celsius', mostUsed: [] } as const;
/** A server that keeps what it is told. */
const keeping = (user: Partial<User> = {}): FakeHandlers => {
  let kept = sampleUser(user);
  return {
    getLogLists: () => LISTS,
    patchLogLists: ({ body }) => ({ ...LISTS, ...body }),
    patchUser: ({ body }) => {
      kept = { ...kept, ...(body as Partial<User>), ...(body.phone === '' && { phone: null }) };
      return { user: kept };
    },
  };
};

type Given = { user?: Partial<User>; handlers?: FakeHandlers };
async function open({ user = {}, handlers = keeping(user) }: Given = {}) {
  const api = fakeApi(handlers);
  const view = renderForMember(
    <>
      <ProfileSettingsScreen />
      <a href="/tracker">elsewhere</a>
    </>,
    { user },
  );
  /** Opens a part of the page by its name in the list of parts. */
  const part = async (name: string) => {
    const list = within(view.screen.getByRole('navigation', { name: 'Parts of your profile settings' }));
    await view.user.click(list.getByRole('link', { name }));
    await waitFor(() => expect(list.getByRole('link', { name }).getAttribute('aria-current')).toBe('true'));
  };
  const retype = async (label: string, text: string) => {
    const field = view.screen.getByLabelText(label);
    await view.user.clear(field);
    if (text) await view.user.type(field, text);
    await view.user.tab();
  };
  return { api, part, retype, ...view };
}

test.each([
  ['an adult', {}, 'Apply to teach', '/teacher-application'],
  ['a teacher', { roles: ['teacher'] }, 'Your recordings', '/teacher-dashboard'],
  ['an admin', { roles: ['admin'] }, 'Teacher applications', '/admin/teachers'],
] as const)('leads %s to what she can do as a teacher', async (_, user, name, path) => {
  const { screen, part } = await open({ user: user as Partial<User> });
  await part('Stage and goals');
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
});

test('says nothing of teaching to a teen', async () => {
  const { screen, part } = await open({ user: { ageGroup: 'teen' } });
  await part('Stage and goals');
  expect(screen.queryByText('Teaching')).toBeNull();
});

describe('/profile-settings', () => {
  test('is a list of its parts, one at a time, each with an address of its own', async () => {
    const { screen, part } = await open();
    const list = within(screen.getByRole('navigation', { name: 'Parts of your profile settings' }));
    expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['You', '#you'],
      ['Stage and goals', '#stage'],
      ['Look and units', '#light'],
      ['Reminders', '#notifications'],
    ]);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['You']);
    await part('Stage and goals');
    await screen.findByText(/^How I am now/, { selector: 'span:not(.vh)' });
    expect(screen.queryByLabelText('First name')).toBeNull();
  });

  test('shows what is saved; nothing waits for a button', async () => {
    const { screen, part } = await open();
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Maren');
    expect(screen.getByLabelText<HTMLInputElement>('Email').readOnly).toBe(true);
    expect(screen.getByRole('button', { name: 'Time zone Berlin Europe, UTC+1 Change' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
    await part('Look and units');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sun' }).checked).toBe(true);
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  });

  test('what is typed is saved when its field is left, what is chosen at once, and both say "Saved"', async () => {
    const { api, screen, user, part, retype } = await open();
    await retype('First name', ' Mara ');
    await screen.findByText('Saved');
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Mara');
    await part('Look and units');
    const units = within(screen.getByRole('region', { name: 'Units' }));
    for (const name of ['Mon', '24 h', '°F']) await user.click(units.getByRole('radio', { name }));
    await waitFor(() => expect(api.called('patchLogLists')).toHaveLength(1));
    await units.findByText('Saved');
    expect(api.called('patchUser').map(({ body }) => body)).toEqual([
      { firstName: 'Mara' },
      { weekStart: 1 },
      { clock: '24' },
    ]);
    expect(api.called('patchLogLists').map(({ body }) => body)).toEqual([{ temperatureUnit: 'fahrenheit' }]);
  });

  test('Enter saves as well', async () => {
    const { api, screen, user } = await open();
    await user.type(screen.getByLabelText('Last name'), ' Alder{Enter}');
    await waitFor(() => expect(api.called('patchUser')).toHaveLength(1));
  });

  test('a name that is none is told beside its field, nothing is sent of it, and what else was changed is saved', async () => {
    const { api, screen, user, retype } = await open();
    await retype('Last name', '');
    expect(screen.getByText('Enter a name of up to 80 characters')).toBeTruthy();
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    expect(api.called('patchUser')).toEqual([]);
    await retype('First name', 'Runa');
    await waitFor(() => expect(api.called('patchUser').map(({ body }) => body)).toEqual([{ firstName: 'Runa' }]));
    await user.type(screen.getByLabelText('Last name'), 'Holm{Enter}');
    await screen.findByText('Saved');
  });

  test.each([
    ['the connection is lost', LOST, /check your connection/i],
    ['the server is away', new FakeRefusal('unavailable'), /Save again/],
    [
      'a field is refused',
      new FakeRefusal('invalid_input', { fields: { firstName: 'Another name, please' } }),
      /Another name, please/,
    ],
  ] as const)('when %s, what was typed stays and can be saved again', async (_, answer, words) => {
    const handlers = keeping();
    let refuse = true;
    const { screen, user, retype } = await open({
      handlers: { ...handlers, patchUser: (received) => (refuse ? answer : (handlers.patchUser?.(received) ?? LOST)) },
    });
    await retype('First name', 'Runa');
    await screen.findByText(words);
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Runa');
    expect(screen.queryByText('Saved')).toBeNull();
    refuse = false;
    await user.type(screen.getByLabelText('First name'), '{Enter}');
    await screen.findByText('Saved');
    expect(screen.queryByText(words)).toBeNull();
  });

  test('what another tab changed meanwhile stays: only her own change is sent', async () => {
    const { api, appState, screen, user } = await open();
    await user.type(screen.getByLabelText('First name'), 'a');
    appState.set({ user: sampleUser({ lastName: 'Changed elsewhere' }) });
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Changed elsewhere'));
    await user.tab();
    await waitFor(() => expect(api.called('patchUser').map(({ body }) => body)).toEqual([{ firstName: 'Marena' }]));
  });

  test('asks before what could not be saved is left: staying keeps it, leaving goes', async () => {
    const { screen, user, retype } = await open();
    await retype('First name', '');
    await user.click(screen.getByRole('link', { name: 'elsewhere' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(dialog.getByRole('button', { name: 'Stay here' }));
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('');
    await user.click(screen.getByRole('link', { name: 'elsewhere' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Leave without saving?' })).getByRole('button', {
        name: 'Leave without saving',
      }),
    );
    expect(window.location.pathname).toBe('/tracker');
  });

  test('a zone is found by a few letters of its city', async () => {
    const { api, screen, user } = await open();
    await user.click(screen.getByRole('button', { name: /^Time zone/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose your time zone' }));
    await user.type(dialog.getByLabelText('Search for a city or zone'), 'sao pau');
    await user.click(dialog.getByRole('button', { name: /Sao Paulo/ }));
    await waitFor(() =>
      expect(api.called('patchUser').map(({ body }) => body)).toEqual([{ timeZone: 'America/Sao_Paulo' }]),
    );
  });

  test('the light changes at once and is remembered', async () => {
    const { api, screen, user, part } = await open();
    await part('Look and units');
    await user.click(screen.getByRole('radio', { name: 'Night' }));
    await within(screen.getByRole('region', { name: 'Light' })).findByText('Saved');
    await waitFor(() => expect(api.called('patchUser').map(({ body }) => body)).toEqual([{ theme: 'dark' }]));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    delete document.documentElement.dataset['theme'];
  });

  test('a teen meets no word of fertility here', async () => {
    const { part } = await open({ user: { ageGroup: 'teen' } });
    for (const name of ['You', 'Stage and goals', 'Look and units', 'Reminders']) {
      await part(name);
      expect(document.body.textContent).not.toMatch(/ovulat|fertil|conceiv|contracept|pregnan|menopause|sex/i);
    }
  });
});

describe('her picture', () => {
  const file = (text: string, type: string) => new File([text], 'picture', { type });

  test.each([
    [
      'an SVG that calls itself PNG',
      file('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/png'),
      /JPEG, PNG or WebP/,
    ],
    ['more than 5 MB', file('x'.repeat(5 * 1024 * 1024 + 1), 'image/jpeg'), /too large/],
  ])('%s is refused with a kind sentence', async (_, given, words) => {
    const { container, screen } = await open();
    const input = container.querySelector('input[type="file"]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [given] } });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('goes away for her initial, which stays where that fails', async () => {
    const address = '/api/avatar/5f0c2f0e-4a55-4d3c-9c38-0d0a8f5f2b11';
    let lost = true;
    const { container, screen, user } = await open({
      user: { profileImageUrl: address },
      handlers: { ...keeping(), removeAvatar: () => (lost ? LOST : { user: sampleUser() }) },
    });
    await user.click(screen.getByRole('button', { name: 'Use my initial' }));
    await screen.findByText(/couldn’t delete your picture/);
    expect(container.querySelector('img')?.getAttribute('src')).toBe(address);
    lost = false;
    await user.click(screen.getByRole('button', { name: 'Use my initial' }));
    await waitFor(() => expect(container.querySelector('img')).toBeNull());
  });
});
