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

async function open({ user = {}, handlers = keeping(user) }: { user?: Partial<User>; handlers?: FakeHandlers } = {}) {
  const api = fakeApi(handlers);
  const view = renderForMember(
    <>
      <ProfileSettingsScreen />
      <a href="/tracker">elsewhere</a>
    </>,
    { user },
  );
  await view.screen.findByText(/^How I am now/, { selector: 'span:not(.vh)' });
  const save = () => view.screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' });
  const retype = async (label: string, text: string) => {
    const field = view.screen.getByLabelText(label);
    await view.user.clear(field);
    if (text) await view.user.type(field, text);
  };
  return { api, save, retype, ...view };
}

describe('/profile-settings', () => {
  test('shows what is kept, with nothing to save', async () => {
    const { screen, save } = await open();
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Maren');
    expect(screen.getByLabelText<HTMLInputElement>('Email').readOnly).toBe(true);
    expect(screen.getByRole('button', { name: 'Time zone Berlin Europe, UTC+1 Change' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sun' }).checked).toBe(true);
    expect(save().disabled).toBe(true);
  });

  test('sends only what was changed, says when it was saved on her clock, and shows it', async () => {
    const { api, screen, user, save, retype } = await open();
    await retype('First name', ' Mara ');
    await user.click(screen.getByRole('radio', { name: 'Mon' }));
    await user.click(screen.getByRole('radio', { name: '24 h' }));
    await user.click(screen.getByRole('radio', { name: '°F' }));
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    await user.click(save());
    await screen.findByText('Saved 13:00');
    expect(api.called('patchUser').map(({ body }) => body)).toEqual([{ firstName: 'Mara', weekStart: 1, clock: '24' }]);
    expect(api.called('patchLogLists').map(({ body }) => body)).toEqual([{ temperatureUnit: 'fahrenheit' }]);
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Mara');
    expect(save().disabled).toBe(true);
  });

  test('a name that is none is told beside its field, and nothing is sent', async () => {
    const { api, screen, user, save, retype } = await open();
    await retype('Last name', '');
    await user.click(save());
    expect(screen.getByText('Please give a name of up to 80 characters')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Last name')));
    expect(api.called('patchUser')).toEqual([]);
  });

  test.each([
    ['the connection is lost', LOST, /check your connection/],
    ['the server is away', new FakeRefusal('unavailable'), /Nothing you typed is lost/],
    [
      'a field is refused',
      new FakeRefusal('invalid_input', { fields: { firstName: 'Another name, please' } }),
      /Another name, please/,
    ],
  ] as const)('when %s, what was typed stays and can be saved again', async (_, answer, words) => {
    const handlers = keeping();
    let refuse = true;
    const { screen, user, save, retype } = await open({
      handlers: { ...handlers, patchUser: (received) => (refuse ? answer : (handlers.patchUser?.(received) ?? LOST)) },
    });
    await retype('First name', 'Runa');
    await user.click(save());
    await screen.findByText(words);
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Runa');
    refuse = false;
    await user.click(save());
    await screen.findByText(/^Saved/);
  });

  test('what another tab changed meanwhile stays: only her own change is sent', async () => {
    const { api, appState, screen, user, save, retype } = await open();
    await retype('First name', 'Runa');
    appState.set({ user: sampleUser({ lastName: 'Changed elsewhere' }) });
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Changed elsewhere'));
    await user.click(save());
    await waitFor(() => expect(api.called('patchUser').map(({ body }) => body)).toEqual([{ firstName: 'Runa' }]));
  });

  test('asks before unsaved changes are left: staying keeps them, leaving goes', async () => {
    const { screen, user, retype } = await open();
    await retype('First name', 'Runa');
    await user.click(screen.getByRole('link', { name: 'elsewhere' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(dialog.getByRole('button', { name: 'Stay' }));
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Runa');
    await user.click(screen.getByRole('link', { name: 'elsewhere' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Leave without saving?' })).getByRole('button', {
        name: 'Leave',
      }),
    );
    expect(window.location.pathname).toBe('/tracker');
  });

  test('a zone is found by a few letters of its city', async () => {
    const { api, screen, user, save } = await open();
    await user.click(screen.getByRole('button', { name: /^Time zone/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Where do your days turn over?' }));
    await user.type(dialog.getByLabelText('Search for a city or zone'), 'sao pau');
    await user.click(dialog.getByRole('button', { name: /Sao Paulo/ }));
    await user.click(save());
    await waitFor(() =>
      expect(api.called('patchUser').map(({ body }) => body)).toEqual([{ timeZone: 'America/Sao_Paulo' }]),
    );
  });

  test('the light changes at once and is remembered', async () => {
    const { api, screen, user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Night' }));
    await waitFor(() => expect(api.called('patchUser').map(({ body }) => body)).toEqual([{ theme: 'dark' }]));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    delete document.documentElement.dataset['theme'];
  });

  test('a teen meets no word of fertility here', async () => {
    await open({ user: { ageGroup: 'teen' } });
    expect(document.body.textContent).not.toMatch(/ovulat|fertil|conceiv|contracept|pregnan|menopause|sex/i);
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
    await screen.findByText(/Your picture is still there/);
    expect(container.querySelector('img')?.getAttribute('src')).toBe(address);
    lost = false;
    await user.click(screen.getByRole('button', { name: 'Use my initial' }));
    await waitFor(() => expect(container.querySelector('img')).toBeNull());
  });
});
