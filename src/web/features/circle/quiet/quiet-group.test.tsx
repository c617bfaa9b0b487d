import { expect, test } from 'vitest';
import type { QuietEntry } from '#contract/circle/contact.schemas.ts';
import { fakeApi, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { QuietGroup } from './quiet-group.tsx';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const AT = '2026-11-21T09:00:00.000Z';
const NAMED: QuietEntry = {
  id: uuid(1),
  kind: 'mute',
  name: { firstName: 'Noor', lastName: 'Aziz' },
  isAnonymous: false,
  at: AT,
};
const VOICE: QuietEntry = { id: uuid(2), kind: 'block', name: null, isAnonymous: true, at: AT };

function open(items: readonly QuietEntry[], handlers: FakeHandlers = {}) {
  let left = items;
  const api = fakeApi({
    communityQuiet: () => ({ items: left, next: null }),
    communityEndQuiet: ({ params }) => {
      left = left.filter(({ id }) => id !== params.quiet);
      return { ok: true };
    },
    ...handlers,
  });
  return { api, ...renderScreen(<QuietGroup />, { data: { user: sampleUser() } }) };
}

test('names who spoke with a name, and of a voice without one its day alone', async () => {
  const { screen } = open([NAMED, VOICE]);
  expect(await screen.findByText('Noor Aziz')).toBeDefined();
  expect(screen.getByText('An anonymous voice, 21 November')).toBeDefined();
  expect(screen.getByText('Muted 21 November 2026')).toBeDefined();
});

test('takes one back: she is gone from the list', async () => {
  const { api, screen, user } = open([NAMED, VOICE]);
  await user.click(await screen.findByRole('button', { name: 'Unmute: Noor Aziz' }));
  await expect.poll(() => screen.queryByText('Noor Aziz')).toBeNull();
  expect(api.called('communityEndQuiet')).toHaveLength(1);
  expect(screen.getByText('An anonymous voice, 21 November')).toBeDefined();
});

test('says that there is nobody, and what a failure means', async () => {
  const { screen } = open([]);
  expect(await screen.findByText(/^Nobody\./)).toBeDefined();
  const lost = open([NAMED], { communityEndQuiet: () => LOST });
  await lost.user.click(await lost.screen.findByRole('button', { name: 'Unmute: Noor Aziz' }));
  expect((await lost.screen.findByRole('alert')).textContent).toMatch(/connection/i);
});
