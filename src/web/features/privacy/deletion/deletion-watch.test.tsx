import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { DeletionWatch } from './deletion-watch.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
});

const TITLE = 'Your account will be deleted on Saturday 28 November.';
function open(user: object = { deletionAt: '2026-11-28T12:00:00.000Z' }, at = '/') {
  const api = fakeApi({ stopDeletion: () => ({ plan: null }) });
  return {
    api,
    ...renderScreen(<DeletionWatch />, {
      at,
      data: {
        user: sampleUser({ timeZone: 'Europe/Berlin', ...user }),
        today: '2026-11-21',
        now: '2026-11-21T12:00:00.000Z',
      },
    }),
  };
}

test('says the day and offers to keep the account', async () => {
  const { api, screen, user } = open();
  await screen.findByRole('heading', { name: TITLE, hidden: true });
  await user.click(screen.getByRole('button', { name: 'Keep my account', hidden: true }));
  await expect.poll(() => screen.queryByText(TITLE)).toBeNull();
  expect(api.called('stopDeletion')).toHaveLength(1);
});

test('once left planned it asks no more in this visit', async () => {
  const first = open();
  await first.user.click(await first.screen.findByRole('button', { name: 'Leave it planned', hidden: true }));
  expect(first.screen.queryByText(TITLE)).toBeNull();
  first.unmount();
  expect(open().screen.queryByText(TITLE)).toBeNull();
});

test.each([
  ['nothing is planned', { deletionAt: undefined }, '/'],
  ['she is where she decides about it', { deletionAt: '2026-11-28T12:00:00.000Z' }, '/privacy-settings'],
])('not where %s', (_, user, at) => {
  expect(open(user, at).screen.queryByText(TITLE)).toBeNull();
});
