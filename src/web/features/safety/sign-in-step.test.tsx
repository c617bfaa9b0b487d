import { describe, expect, test, vi } from 'vitest';
import { fakeApi, FakeRefusal } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { SignInStepScreen } from './sign-in-step-screen.tsx';

describe('/sign-in-step', () => {
  test('a right code leads home; a wrong one stays in the field', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    fakeApi({
      getSecondStep: () => ({ by: ['code'] }),
      secondStep: ({ body }) =>
        body.by === 'code' && body.code === '123456' ? { user: sampleUser() } : new FakeRefusal('proof_wrong'),
    });
    const { screen, user } = renderScreen(<SignInStepScreen />, { at: '/sign-in-step' });
    await user.type(screen.getByLabelText('Code'), '000000{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('That code didn’t work');
    expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('000000');
    await user.clear(screen.getByLabelText('Code'));
    await user.type(screen.getByLabelText('Code'), '123456{Enter}');
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  });

  test('without JavaScript it is a form that posts itself, and says what came back', () => {
    fakeApi({ getSecondStep: () => ({ by: ['code'] }) });
    const { screen } = renderScreen(<SignInStepScreen />, { at: '/sign-in-step?error=code' });
    const form = screen.getByLabelText('Code').closest('form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/auth']);
    expect(screen.getByRole('alert').textContent).toContain('That code didn’t work');
  });

  test.each([
    [['code' as const], 0],
    [['passkey' as const, 'code' as const], 1],
  ])('offers a passkey only to whom has one: %j', async (by, offered) => {
    vi.stubGlobal('PublicKeyCredential', class {});
    const api = fakeApi({ getSecondStep: () => ({ by }) });
    const { screen } = renderScreen(<SignInStepScreen />, { at: '/sign-in-step' });
    await vi.waitFor(() => expect(api.called('getSecondStep')).toHaveLength(1));
    await vi.waitFor(() => expect(screen.queryAllByRole('button', { name: 'Use a passkey' })).toHaveLength(offered));
    vi.unstubAllGlobals();
  });

  test('with nothing that waits it leads back to the password', async () => {
    fakeApi({ getSecondStep: () => ({ by: [] }) });
    const { screen } = renderScreen(<SignInStepScreen />, { at: '/sign-in-step' });
    expect((await screen.findByRole('alert')).textContent).toContain('enter your password again');
    expect(screen.queryByLabelText('Code')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/auth');
  });

  test('a sign-in that ran out asks for the password again', async () => {
    fakeApi({ getSecondStep: () => ({ by: ['code'] }), secondStep: () => new FakeRefusal('link_invalid') });
    const { screen, user } = renderScreen(<SignInStepScreen />, { at: '/sign-in-step' });
    await user.type(screen.getByLabelText('Code'), '123456{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('enter your password again');
  });
});
