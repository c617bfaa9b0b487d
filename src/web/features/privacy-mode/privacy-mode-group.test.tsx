import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { within } from '@testing-library/react';
import { fakeApi, FakeRefusal } from '#web/testing/fake-api.ts';
import { renderForMember } from '#web/testing/render-for-member.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { PrivacyModeGroup } from './group/privacy-mode-group.tsx';

type Near = ReturnType<typeof sampleUser>['privacyMode'];
const NONE: Near = { discreet: false, quickExit: false, lock: null };
const replyWith = (privacyMode: Partial<Near>) => ({ user: sampleUser({ privacyMode: { ...NONE, ...privacyMode } }) });
const show = (privacyMode: Partial<Near> = {}) =>
  renderForMember(<PrivacyModeGroup />, { user: { privacyMode: { ...NONE, ...privacyMode } } });

test('each is a switch with its words; without a PIN only signing in brings her back, and a PIN is offered there', async () => {
  const api = fakeApi({ patchPrivacyMode: () => replyWith({ quickExit: true }) });
  const { screen } = show();
  expect(screen.getAllByRole('switch').map((one) => (one as HTMLInputElement).checked)).toEqual([false, false, false]);
  expect(screen.queryByRole('button', { name: 'Set a PIN to come back' })).toBeNull();
  await userEvent.setup().click(screen.getByRole('switch', { name: /Quick exit/ }));
  expect(await screen.findByText(/nothing on that page leads back\. Open \/auth and sign in again/)).toBeTruthy();
  expect(api.called('patchPrivacyMode')[0]?.body).toEqual({ quickExit: true });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Set a PIN to come back' }));
  expect(await screen.findByLabelText(/New PIN/)).toBeTruthy();
});

test('with a PIN the same keys lead to it, and none is offered', () => {
  const { screen } = show({ quickExit: true, lock: 5 });
  expect(screen.getByText(/press Esc twice on that page or tap its heading twice\. Then enter your PIN/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Set a PIN to come back' })).toBeNull();
});

test('what was not kept goes back', async () => {
  fakeApi({ patchPrivacyMode: () => new FakeRefusal('unavailable') });
  const { screen } = show();
  await userEvent.setup().click(screen.getByRole('switch', { name: /Quick exit/ }));
  await vi.waitFor(() =>
    expect((screen.getByRole('switch', { name: /Quick exit/ }) as HTMLInputElement).checked).toBe(false),
  );
});

test('a lock is set by a PIN; a refused one stays in its field with the reason', async () => {
  let refused = true;
  const api = fakeApi({ putLock: () => (refused ? new FakeRefusal('pin_easy') : replyWith({ lock: 5 })) });
  const { screen } = show();
  const user = userEvent.setup();
  await user.click(screen.getByRole('switch', { name: /App lock/ }));
  const field = await screen.findByLabelText(/New PIN/);
  await user.type(field, '1234{Enter}');
  expect(await screen.findByText('That PIN is easy to guess. Please choose another.')).toBeTruthy();
  expect((field as HTMLInputElement).value).toBe('1234');
  refused = false;
  await user.clear(field);
  await user.type(field, '2580{Enter}');
  expect(await screen.findByRole('radiogroup', { name: 'Lock after' })).toBeTruthy();
  expect(api.called('putLock').map(({ body }) => body)).toEqual([
    { pin: '1234', minutes: 5 },
    { pin: '2580', minutes: 5 },
  ]);
});

test('its minutes move at once; it goes with a proof of identity', async () => {
  let proven = false;
  const api = fakeApi({
    patchPrivacyMode: () => replyWith({ lock: 15 }),
    endLock: () => (proven ? replyWith({}) : new FakeRefusal('step_up_required')),
    getStepUp: () => ({ by: ['password'], secondsLeft: 0 }),
    stepUp: () => {
      proven = true;
      return { by: ['password'], secondsLeft: 300 };
    },
  });
  const { screen } = show({ lock: 5 });
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: '15 min' }));
  expect(api.called('patchPrivacyMode')[0]?.body).toEqual({ lock: 15 });
  await user.click(screen.getByRole('switch', { name: /App lock/ }));
  await user.click(await screen.findByRole('button', { name: 'Turn it off' }));
  await user.type(await within(document.body).findByLabelText('Your password'), 'embermoon{Enter}');
  await vi.waitFor(() => expect(api.called('endLock').map(({ body }) => body)).toEqual([{}, {}]));
});
