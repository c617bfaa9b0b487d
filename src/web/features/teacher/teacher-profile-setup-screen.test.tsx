import 'fake-indexeddb/auto';
import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { TeacherProfileReply } from '#contract/teacher/teacher.schemas.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { TeacherProfileSetupScreen } from './teacher-profile-setup-screen.tsx';
import { NEW_PROFILE, PROFILE_SAMPLE } from './teacher.sample.ts';

function open(came: TeacherProfileReply | null = PROFILE_SAMPLE, handlers: FakeHandlers = {}) {
  const api = fakeApi(handlers);
  const data = {
    user: sampleUser({ roles: ['teacher'] }),
    answers: came ? answered('getTeacherProfile', came) : {},
  };
  return { api, ...renderScreen(<TeacherProfileSetupScreen />, { at: '/teacher-profile-setup', data }) };
}
const SAVED = { ...PROFILE_SAMPLE, version: 4, draft: { ...PROFILE_SAMPLE.draft, name: 'Ilse V.' } };

test('shows what is typed as members will see it', async () => {
  const { screen, user } = open(NEW_PROFILE);
  await user.type(screen.getByLabelText('Name as members see it'), 'Ilse');
  await user.type(screen.getByLabelText('Languages you teach in'), 'German');
  const preview = within(screen.getByRole('complementary', { name: 'How members see it' }));
  expect(preview.getByRole('heading', { name: 'Ilse' })).toBeTruthy();
  expect(preview.getByText('Teaches in German')).toBeTruthy();
  expect(screen.getByText('Members can’t see this page yet.')).toBeTruthy();
});

test('a draft needs nothing, a page that members see needs name, languages and words', async () => {
  const put = vi.fn(() => NEW_PROFILE);
  const { screen, user } = open(NEW_PROFILE, { putTeacherProfile: put });
  await user.click(screen.getByRole('button', { name: 'Save and show to members' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Name as members see it'));
  expect(screen.getByText('Enter at least one language before members see the page.')).toBeTruthy();
  expect(put).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(put).toHaveBeenCalledTimes(1);
});

test('shows the version that was saved', async () => {
  const publish = vi.fn((_: { body: { version: number } }) => ({ ...SAVED, version: 5, shown: SAVED.draft }));
  const { screen, user } = open(PROFILE_SAMPLE, {
    putTeacherProfile: () => SAVED,
    publishTeacherProfile: publish as never,
  });
  await user.type(screen.getByLabelText('About you'), ' And mornings.');
  await user.click(screen.getByRole('button', { name: 'Save and show to members' }));
  expect(await screen.findByText('Members can see this page.')).toBeTruthy();
  expect(publish.mock.calls[0]?.[0]).toMatchObject({ body: { version: 4 } });
});

test('says when members see an earlier version, and leads to it', () => {
  const { screen } = open(SAVED);
  expect(screen.getByText('Members see an earlier version of this page.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the public page' }).getAttribute('href')).toBe(
    `/teachers/${SAVED.teacher}`,
  );
});

test('a link in her words is refused before it is sent', async () => {
  const put = vi.fn();
  const { screen, user } = open(PROFILE_SAMPLE, { putTeacherProfile: put });
  await user.type(screen.getByLabelText('About you'), ' Write to ilse@example.org');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(document.activeElement).toBe(screen.getByLabelText('About you'));
  expect(screen.getByText(/Please take out links/)).toBeTruthy();
  expect(put).not.toHaveBeenCalled();
});

test('what the server refuses is said beside its field, and stays', async () => {
  const { screen, user } = open(PROFILE_SAMPLE, {
    putTeacherProfile: () => new FakeRefusal('words_refused', { fields: { approach: 'Please say it another way.' } }),
  });
  await user.type(screen.getByLabelText(/How you teach/), ' Always.');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Please say it another way.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/How you teach/).value).toContain('Always.');
});

test('can be taken back from members', async () => {
  const { screen, user } = open(PROFILE_SAMPLE, {
    hideTeacherProfile: () => ({ ...PROFILE_SAMPLE, version: 4, shown: null }),
  });
  await user.click(screen.getByRole('button', { name: 'Take it back from members' }));
  expect(await screen.findByText('Members can’t see this page yet.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Take it back from members' })).toBeNull();
});

test('a portrait can be taken out of the draft', async () => {
  const draft = { ...PROFILE_SAMPLE.draft, portraitUrl: '/api/portrait/00000000-0000-4000-8000-000000000003' };
  const { screen, user } = open({ ...PROFILE_SAMPLE, draft }, { removePortrait: () => PROFILE_SAMPLE });
  await user.click(screen.getByRole('button', { name: 'Use my initial' }));
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Use my initial' })).toBeNull());
});

test('says when it could not be loaded, and tries again', async () => {
  let lost = true;
  const { screen, user } = open(null, { getTeacherProfile: () => (lost ? new FakeRefusal('fault') : NEW_PROFILE) });
  expect(await screen.findByRole('alert')).toBeTruthy();
  lost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Save draft' })).toBeTruthy();
});
