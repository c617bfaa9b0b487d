import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import type { SeenApplication } from '#contract/teacher/teacher.schemas.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { AdminTeachersScreen } from './admin-teachers-screen.tsx';
import { APPLICATION_SAMPLE, READY_SAMPLE } from './teacher.sample.ts';

type Came = { waiting: SeenApplication[]; decided: SeenApplication[] };
const ONE: SeenApplication = { ...APPLICATION_SAMPLE, isOwn: false };
const NONE: Came = { waiting: [], decided: [] };

function open(came: Came | null = { waiting: [ONE], decided: [] }, handlers: FakeHandlers = {}) {
  const api = fakeApi(came ? { getTeacherApplications: () => came, ...handlers } : handlers);
  const data = {
    user: sampleUser({ roles: ['admin'] }),
    answers: came ? answered('getTeacherApplications', came) : {},
  };
  return { api, ...renderScreen(<AdminTeachersScreen />, { at: '/admin/teachers', data }) };
}

test('sends the answer with its reason', async () => {
  const decide = vi.fn(() => ({ ok: true }) as const);
  const { screen, user } = open(undefined, { decideTeacherApplication: decide });
  expect(screen.getByText(ONE.teaches).closest('div')?.textContent).toContain('What she’d teach');
  await user.click(screen.getByRole('radio', { name: /Decline/ }));
  await user.type(screen.getByLabelText('Your reason'), 'Please tell us more first.');
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  await vi.waitFor(() =>
    expect(decide.mock.calls[0]).toMatchObject([
      { body: { decision: 'decline', reason: 'Please tell us more first.' } },
    ]),
  );
});

test('lets an admin hear the sample, as loud as recordings play', () => {
  const waiting = [{ ...ONE, sample: READY_SAMPLE }];
  const player = open({ waiting, decided: [] }).screen.getByLabelText<HTMLAudioElement>('Listen to Ilse Varga');
  expect([player.getAttribute('src'), player.volume]).toEqual(['/api/audio/a-sample', 0.4]);
});

test('asks for a reason before anything is sent', async () => {
  const { screen, user } = open();
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Your reason'));
});

test('what was typed stays when it was answered meanwhile', async () => {
  const { screen, user } = open(undefined, {
    decideTeacherApplication: () => new FakeRefusal('application_decided'),
  });
  await user.type(screen.getByLabelText('Your reason'), 'Your experience speaks for you.');
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect((await screen.findByRole('alert')).textContent).toContain('has been answered');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your reason').value).toContain('speaks');
});

test('nobody decides about her own, and answered ones say how and why', () => {
  const decided: SeenApplication = {
    ...ONE,
    id: `${ONE.id.slice(0, -1)}9`,
    state: 'accepted',
    reason: 'Welcome here.',
  };
  const { screen } = open({ waiting: [{ ...ONE, isOwn: true }], decided: [decided] });
  expect(screen.queryByRole('button', { name: 'Send the answer' })).toBeNull();
  expect(screen.getByText('Accepted')).toBeTruthy();
  expect(screen.getByText('Welcome here.')).toBeTruthy();
});

test('with nothing waiting it says so', () => {
  expect(open(NONE).screen.getByText('No applications waiting.')).toBeTruthy();
});

test('says when it could not be loaded, and tries again', async () => {
  let lost = true;
  const { screen, user } = open(null, { getTeacherApplications: () => (lost ? new FakeRefusal('fault') : NONE) });
  expect(await screen.findByRole('alert')).toBeTruthy();
  lost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No applications waiting.')).toBeTruthy();
});
