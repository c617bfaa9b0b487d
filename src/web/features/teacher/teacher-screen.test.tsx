import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { TeacherScreen } from './teacher-screen.tsx';
import { PROFILE_SAMPLE } from './teacher.sample.ts';

const ID = '00000000-0000-4000-8000-000000000002';
const course = {
  id: '00000000-0000-4000-8000-000000000021',
  title: 'A year of evenings',
  words: 'Three evenings.',
  ledBy: 'Ilse',
  teacherId: ID,
  seconds: 1800,
  isAdded: false,
  lessons: 3,
  done: 0,
};
const teacher = { id: ID, ...PROFILE_SAMPLE.draft };

function open(
  handlers: FakeHandlers = {},
  came: typeof teacher | null = teacher,
  ageGroup: 'adult' | 'teen' = 'adult',
) {
  const api = fakeApi({ getCourses: () => ({ courses: [course] }), ...handlers });
  const answers = came ? answered('getTeacher', { teacher: came }, { params: { teacher: ID } }) : {};
  return {
    api,
    ...renderScreen(<TeacherScreen />, { at: `/teachers/${ID}`, data: { user: sampleUser({ ageGroup }), answers } }),
  };
}

test('says who she is, in which languages, and how she teaches', () => {
  const { screen } = open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ilse Varga');
  expect(screen.getByText('Teaches in English, German')).toBeTruthy();
  expect(screen.getByText('Call her Ilse')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'How she teaches' })).toBeTruthy();
});

test('leaves out what she left out', () => {
  const { screen } = open({}, { ...teacher, addressed: '', approach: '' });
  expect(screen.queryByText(/Call her/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'How she teaches' })).toBeNull();
});

test('a page that was taken back says so, and leads home', async () => {
  const { screen } = open({ getTeacher: () => new FakeRefusal('not_found') }, null);
  expect(await screen.findByRole('heading', { name: 'This page isn’t here' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
});

test('says when it could not be loaded, and tries again', async () => {
  let lost = true;
  const { screen, user } = open({ getTeacher: () => (lost ? new FakeRefusal('fault') : { teacher }) }, null);
  expect(await screen.findByRole('alert')).toBeTruthy();
  lost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Ilse Varga' })).toBeTruthy();
});

test('shows her courses to adults, and asks for none for a teen', async () => {
  const { screen, unmount } = open();
  expect(await screen.findByRole('link', { name: 'A year of evenings' })).toBeTruthy();
  unmount();
  const { api } = open({}, teacher, 'teen');
  expect(api.called('getCourses')).toHaveLength(0);
});
