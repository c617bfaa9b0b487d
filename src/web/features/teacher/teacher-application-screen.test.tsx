import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import type { MyApplicationReply } from '#contract/teacher/teacher.schemas.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { TeacherApplicationScreen } from './teacher-application-screen.tsx';
import { APPLICATION_SAMPLE } from './teacher.sample.ts';

const NONE: MyApplicationReply = { application: null, isTeacher: false };
const withState = (change: Partial<typeof APPLICATION_SAMPLE>, isTeacher = false): MyApplicationReply => ({
  application: { ...APPLICATION_SAMPLE, ...change },
  isTeacher,
});

function open(came: MyApplicationReply | null = NONE, handlers: FakeHandlers = {}) {
  const api = fakeApi(handlers);
  const answers = came ? answered('getMyTeacherApplication', came) : {};
  return {
    api,
    ...renderScreen(<TeacherApplicationScreen />, {
      at: '/teacher-application',
      data: { user: sampleUser(), answers },
    }),
  };
}
type Opened = ReturnType<typeof open>;
async function fill({ screen, user }: Opened) {
  await user.type(screen.getByLabelText('The name you teach under'), APPLICATION_SAMPLE.name);
  await user.type(screen.getByLabelText('What you teach'), APPLICATION_SAMPLE.teaches);
  await user.type(screen.getByLabelText('Your training and experience'), APPLICATION_SAMPLE.training);
}
const press = async ({ screen, user }: Opened, name: string) => user.click(screen.getByRole('button', { name }));

test('sends what was written, links optional, and then says how it stands', async () => {
  const apply = vi.fn(() => withState({}));
  const opened = open(NONE, { applyToTeach: apply });
  await fill(opened);
  await opened.user.click(opened.screen.getByRole('checkbox', { name: 'I agree to all of this' }));
  await press(opened, 'Send my application');
  expect(await opened.screen.findByRole('heading', { name: 'We’re reading your application' })).toBeTruthy();
  const { name, teaches, training } = APPLICATION_SAMPLE;
  expect(apply.mock.calls[0]).toMatchObject([{ body: { name, teaches, training, links: '', agrees: true } }]);
});

test('pressed with something missing it names all of it and moves to the first', async () => {
  const opened = open();
  await press(opened, 'Send my application');
  const name = opened.screen.getByLabelText('The name you teach under');
  expect(document.activeElement).toBe(name);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(opened.screen.getByText('Please say a little more, at least 40 characters.')).toBeTruthy();
  expect(opened.screen.getByText('Please read the rules and check the box.')).toBeTruthy();
});

test('what is typed stays when it could not be sent, and the reason is said', async () => {
  const opened = open(NONE, { applyToTeach: () => new FakeRefusal('application_open') });
  await fill(opened);
  await opened.user.click(opened.screen.getByRole('checkbox'));
  await press(opened, 'Send my application');
  expect((await opened.screen.findByRole('alert')).textContent).toContain('You already have an application');
  expect(opened.screen.getByLabelText<HTMLInputElement>('The name you teach under').value).toBe('Ilse Varga');
});

test('one that waits can be withdrawn', async () => {
  const opened = open(withState({}), {
    withdrawTeacherApplication: () => withState({ state: 'withdrawn', endedAt: '2026-11-21T10:00:00.000Z' }),
  });
  expect(opened.screen.getByText(/You sent it on/)).toBeTruthy();
  await press(opened, 'Withdraw my application');
  expect(await opened.screen.findByRole('heading', { name: 'You withdrew your application' })).toBeTruthy();
});

test('one that was answered meanwhile is read anew', async () => {
  const opened = open(withState({}), {
    withdrawTeacherApplication: () => new FakeRefusal('application_decided'),
    getMyTeacherApplication: () => withState({ state: 'accepted', reason: 'Welcome.' }, true),
  });
  await press(opened, 'Withdraw my application');
  expect(await opened.screen.findByRole('heading', { name: 'Welcome among the teachers' })).toBeTruthy();
});

test('a declined one says why, and a new one starts from its words', async () => {
  const opened = open(withState({ state: 'declined', reason: 'Please tell us more about your training.' }));
  expect(opened.screen.getByText('Please tell us more about your training.')).toBeTruthy();
  await press(opened, 'Write a new application');
  expect(opened.screen.getByLabelText<HTMLTextAreaElement>('What you teach').value).toBe(APPLICATION_SAMPLE.teaches);
});

test('an accepted one leads to the page of the teacher', () => {
  const { screen } = open(withState({ state: 'accepted', reason: 'Your experience speaks for you.' }, true));
  expect(screen.getByRole('link', { name: 'Set up my page' }).getAttribute('href')).toBe('/teacher-profile-setup');
});

test('for a teacher who never applied there is nothing to apply for', () => {
  const { screen } = open({ application: null, isTeacher: true });
  expect(screen.getByRole('heading', { name: 'You teach here' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send my application' })).toBeNull();
});

test('says when it could not be loaded, and tries again', async () => {
  let lost = true;
  const { screen, user } = open(null, { getMyTeacherApplication: () => (lost ? new FakeRefusal('fault') : NONE) });
  expect(await screen.findByRole('alert')).toBeTruthy();
  lost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Send my application' })).toBeTruthy();
});

test('links are shown as text that nobody can follow', async () => {
  const { screen } = open(withState({ links: 'https://ilse-varga.example' }));
  expect(screen.getByText('https://ilse-varga.example').closest('a')).toBeNull();
});
