import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { useSignOut } from './sign-out.ts';

vi.mock('./sign-out-steps.ts', () => {
  throw new Error('the line is gone');
});

function Out() {
  const { signOut } = useSignOut();
  return (
    <button type="button" onClick={() => void signOut()}>
      Log out
    </button>
  );
}

afterEach(() => {
  vi.restoreAllMocks();
  document.cookie = 'signing_out=; max-age=-1; path=/';
});

test('where neither the code nor a connection is there, the mark stands and the page goes: nothing waits for either', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const api = fakeApi({});
  const { screen } = renderScreen(<Out />, { data: { user: sampleUser() } });
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(document.cookie).toBe('signing_out=keep');
  expect(api.called('logout')).toEqual([]);
});
