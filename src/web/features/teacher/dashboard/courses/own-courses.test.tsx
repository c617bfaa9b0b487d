import { describe, expect, test } from 'vitest';
import type { MyCoursesReply, OwnCourse } from '#contract/course/course.schemas.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, FakeRefusal, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { OwnCourses } from './own-courses.tsx';

const RECORDINGS = ['One', 'Two', 'Three'].map((title, at) => ({
  id: `00000000-0000-4000-8000-00000000003${at}`,
  title,
  seconds: 600,
}));
const lesson = (at: number) => ({ recording: RECORDINGS[at]?.id ?? '', question: `Question ${at}` });
const COURSE: OwnCourse = {
  id: '00000000-0000-4000-8000-000000000021',
  version: 2,
  state: 'draft',
  title: 'Evenings',
  words: 'Three evenings.',
  lessons: [lesson(0), lesson(1)],
  isShown: false,
  note: null,
};
const having = (...courses: readonly OwnCourse[]): MyCoursesReply => ({
  courses: [...courses],
  recordings: RECORDINGS,
});
function open(came: MyCoursesReply | null, handlers: FakeHandlers = {}) {
  const api = fakeApi({ getMyCourses: () => LOST, ...handlers });
  const data = { user: sampleUser(), answers: came ? answered('getMyCourses', came) : {} };
  return { api, ...renderScreen(<OwnCourses />, { at: '/teacher-dashboard', data }) };
}

describe('a teacher’s courses', () => {
  test('say what a course needs while there are too few recordings', () => {
    const { screen } = open({ courses: [], recordings: RECORDINGS.slice(0, 2) });
    expect(screen.getByText(/You have 2 so far/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Begin a course' })).toBeNull();
  });

  test('begin with one press', async () => {
    const { screen, user } = open(having(), { makeCourse: () => having({ ...COURSE, title: '' }) });
    await user.click(screen.getByRole('button', { name: 'Begin a course' }));
    expect(await screen.findByRole('heading', { name: 'Untitled course' })).toBeDefined();
  });

  test('are put in order by keyboard: each move is said, and saved with their questions', async () => {
    const { screen, user, api } = open(having(COURSE), {
      saveCourse: ({ body }) =>
        having({ ...COURSE, version: 3, lessons: body?.lessons.map((one) => ({ ...one })) ?? [] }),
    });
    await user.click(screen.getByRole('button', { name: 'Edit Evenings' }));
    const down = await screen.findByRole('button', { name: 'Move One down' });
    down.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('One is now lesson 2 of 2.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move One down' }));
    await user.keyboard('{Enter}');
    expect(screen.getByText('One is now lesson 2 of 2.')).toBeDefined();
    await user.selectOptions(screen.getByLabelText('Add a recording'), 'Three, 10 min');
    await user.type(screen.getByLabelText('Question after Three'), 'And now?');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expect
      .poll(() => api.called('saveCourse')[0]?.body)
      .toMatchObject({
        version: 2,
        lessons: [lesson(1), lesson(0), { recording: RECORDINGS[2]?.id, question: 'And now?' }],
      });
  });

  test('tell beside the field what is still missing', async () => {
    const { screen, user } = open(having(COURSE), {
      saveCourse: () => having({ ...COURSE, version: 3 }),
      submitCourse: () =>
        new FakeRefusal('course_unfinished', { fields: { lessons: 'A course has at least 3 lessons.' } }),
    });
    await user.click(screen.getByRole('button', { name: 'Edit Evenings' }));
    await user.click(await screen.findByRole('button', { name: 'Save and send to a listener' }));
    expect(await screen.findByText('A course has at least 3 lessons.')).toBeDefined();
    expect(screen.getByLabelText('Title')).toBeDefined();
  });

  test('that wait can be taken back; a wish stands beside them', async () => {
    const { screen, user, api } = open(
      having(
        { ...COURSE, state: 'listening' },
        { ...COURSE, id: RECORDINGS[0]?.id ?? '', state: 'change_asked', note: 'Gentler, please.' },
      ),
      { withdrawCourse: () => having(COURSE) },
    );
    expect(screen.getByText('Gentler, please.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Take it back' }));
    await expect.poll(() => api.called('withdrawCourse')).toHaveLength(1);
  });

  test('say so where they did not come', async () => {
    expect(await open(null).screen.findByText('We couldn’t load your courses')).toBeDefined();
  });
});
