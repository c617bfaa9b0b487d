import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { call } from '#web/platform/api.ts';
import { fakeApi, LOST, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { ensureStepUp, StepUpDeclined, withStepUp } from './step-up.ts';

const STALE = { by: ['password' as const], secondsLeft: 0 };
const FRESH = { by: ['password' as const], secondsLeft: 300 };
const dialog = () => screen.findByRole('dialog', { name: 'Confirm it’s you' });

/** A server whose proof is too old until the right password comes. */
function server(more: FakeHandlers = {}) {
  let proven = false;
  return fakeApi({
    getStepUp: () => (proven ? FRESH : STALE),
    stepUp: ({ body }) => {
      if (body.by !== 'password' || body.password !== 'embermoon') return new FakeRefusal('proof_wrong');
      proven = true;
      return FRESH;
    },
    changePassword: () => (proven ? { message: 'done' } : new FakeRefusal('step_up_required')),
    ...more,
  });
}
const change = () => heard(withStepUp(() => call('changePassword', { body: { password: 'new one here' } })));
/** A promise that may fail before the test looks at it. */
function heard<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
async function answer(text: string) {
  const user = userEvent.setup();
  await user.clear(screen.getByLabelText('Your password'));
  await user.type(screen.getByLabelText('Your password'), `${text}{Enter}`);
}

afterEach(async () => {
  // A dialog that a test left open stands beside the app: it goes with its test.
  for (const close of screen.queryAllByRole('button', { name: 'Close' })) await userEvent.click(close);
});

test('what serves one act alone is proven for that act, and said so', async () => {
  let proven = '';
  const act = 'POST /api/planted';
  const api = server({
    stepUp: ({ body }) => {
      proven = body.act ?? '';
      return FRESH;
    },
    changePassword: () => (proven === act ? { message: 'done' } : new FakeRefusal('step_up_required', { act })),
  });
  const changed = change();
  expect((await dialog()).textContent).toContain('we ask every time');
  await answer('embermoon');
  expect(await changed).toEqual({ message: 'done' });
  expect(api.called('stepUp')[0]?.body).toEqual({ by: 'password', password: 'embermoon', act });
});

describe('what asks for a proof of identity', () => {
  test('is done at once where the last proof counts', async () => {
    const api = server({ changePassword: () => ({ message: 'done' }) });
    await expect(change()).resolves.toEqual({ message: 'done' });
    expect(api.calls).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('asks, and is done once more after the right answer', async () => {
    const api = server();
    const done = change();
    await dialog();
    expect(document.activeElement).toBe(screen.getByLabelText('Your password'));
    await answer('embermoon');
    await expect(done).resolves.toEqual({ message: 'done' });
    expect(api.called('changePassword')).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a wrong answer keeps what she typed and asks on', async () => {
    const api = server();
    const done = change();
    await dialog();
    await answer('not this one');
    expect((await screen.findByRole('alert')).textContent).toContain('That password doesn’t match this account');
    expect(screen.getByLabelText<HTMLInputElement>('Your password').value).toBe('not this one');
    await answer('embermoon');
    await done;
    expect(api.called('stepUp')).toHaveLength(2);
  });

  test.each([
    ['too many tries', new FakeRefusal('rate_limited'), 'wait 15 minutes'],
    ['no connection', LOST, 'We could not reach Moonhearth'],
  ] as const)('%s is said, and the dialog stays', async (_name, refused, sentence) => {
    server({ stepUp: () => refused });
    const done = change();
    await dialog();
    await answer('embermoon');
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(done).rejects.toBeInstanceOf(StepUpDeclined);
  });

  test('with nothing typed the button can be pressed: the field is marked and takes the focus', async () => {
    const api = server();
    const done = change();
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Enter your password first.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Your password'));
    expect(api.called('stepUp')).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(done).rejects.toBeInstanceOf(StepUpDeclined);
  });

  test('closing the dialog leaves everything undone', async () => {
    const api = server();
    const done = change();
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(done).rejects.toBeInstanceOf(StepUpDeclined);
    expect(api.called('changePassword')).toHaveLength(1);
  });

  test('two that ask at once get one dialog', async () => {
    server();
    const both = Promise.all([change(), change()]);
    await dialog();
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await answer('embermoon');
    await expect(both).resolves.toHaveLength(2);
  });

  test('another refusal is not asked about', async () => {
    server({ changePassword: () => new FakeRefusal('password_refused') });
    await expect(change()).rejects.toMatchObject({ code: 'password_refused' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('before a download', () => {
  test.each([
    [61, false],
    [60, false],
    [59, true],
    [0, true],
  ])('with %d seconds left she is asked: %s', async (secondsLeft, asked) => {
    server({ getStepUp: () => ({ by: ['password'], secondsLeft }) });
    const done = heard(ensureStepUp());
    if (!asked) {
      await done;
      expect(screen.queryByRole('dialog')).toBeNull();
      return;
    }
    await dialog();
    await answer('embermoon');
    await expect(done).resolves.toBeUndefined();
  });
});
