import { within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { CourseReply } from '#contract/course/course.schemas.ts';
import { endPremiumAsk, premiumAsked } from '#web/platform/membership/premium.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, FakeRefusal, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { courseOf, lessonOf, summaryOf } from './course.sample.ts';
import { CourseScreen } from './course-screen.tsx';
import { CourseShelf } from './course-shelf.tsx';

afterEach(endPremiumAsk);
type Options = { readonly handlers?: FakeHandlers; readonly user?: ReturnType<typeof sampleUser> };
function open(came: CourseReply | null, { handlers = {}, user = sampleUser() }: Options = {}) {
  let now = came ?? courseOf();
  const api = fakeApi({
    getCourse: () => now,
    addCourse: () => (now = { ...now, isAdded: true }),
    putLesson: ({ params, body }) =>
      (now = {
        ...now,
        lessons: now.lessons.map((one) => (one.recording === params.recording ? { ...one, ...body } : one)),
      }),
    leaveCourse: () => {
      now = courseOf();
      return { ok: true };
    },
    ...handlers,
  });
  const answers = came ? answered('getCourse', came, { params: { course: came.id } }) : {};
  const data = { user, answers };
  return { api, ...renderScreen(<CourseScreen />, { at: `/courses/${courseOf().id}`, data }) };
}
const lesson = (screen: ReturnType<typeof open>['screen'], at: number) =>
  within(screen.getAllByRole('listitem')[at] as HTMLElement);

describe('a course', () => {
  test('says what is in it before it is added, and takes no answer yet', async () => {
    const { screen, user } = open(courseOf());
    expect(screen.getByRole('heading', { level: 1, name: 'A year of evenings' })).toBeDefined();
    expect(screen.getByText(/3 lessons, 30 minutes/)).toBeDefined();
    expect(lesson(screen, 0).getByRole('link', { name: 'Evening 1' })).toBeDefined();
    expect(lesson(screen, 2).getByText('What stayed with you on evening 3?')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Write an answer/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add this course' }));
    expect(await screen.findByRole('img', { name: '0 of 3 lessons heard' })).toBeDefined();
    expect(screen.getByText(/There’s no schedule/)).toBeDefined();
  });

  test('keeps an answer, which counts the lesson as heard', async () => {
    const { screen, user, api } = open(courseOf({ isAdded: true }));
    await user.click(lesson(screen, 1).getByRole('button', { name: 'Write an answer Evening 2' }));
    expect(screen.getByText(/Your teacher never sees your answer/)).toBeDefined();
    await user.type(screen.getByLabelText('Your answer'), 'The wind.');
    await user.click(screen.getByRole('button', { name: 'Save answer' }));
    expect(await screen.findByText('The wind.')).toBeDefined();
    expect(api.called('putLesson')[0]?.body).toEqual({ isDone: true, answer: 'The wind.' });
    expect(screen.getByRole('img', { name: '1 of 3 lessons heard' })).toBeDefined();
    await user.click(lesson(screen, 0).getByRole('button', { name: 'Heard Evening 1' }));
    expect(await screen.findByRole('img', { name: '2 of 3 lessons heard' })).toBeDefined();
  });

  test('keeps what was typed where it did not arrive', async () => {
    const { screen, user } = open(courseOf({ isAdded: true }), { handlers: { putLesson: () => LOST } });
    await user.click(lesson(screen, 0).getByRole('button', { name: 'Write an answer Evening 1' }));
    await user.type(screen.getByLabelText('Your answer'), 'Rain.');
    await user.click(screen.getByRole('button', { name: 'Save answer' }));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.getByDisplayValue('Rain.')).toBeDefined();
  });

  test('shows whom to call where an answer tells of a crisis', async () => {
    const { screen, user } = open(courseOf({ isAdded: true }));
    await user.click(lesson(screen, 0).getByRole('button', { name: 'Write an answer Evening 1' }));
    await user.click(screen.getByLabelText('Your answer'));
    await user.paste('I want to kill myself');
    await expect.poll(() => document.querySelector('[data-safety]')).not.toBeNull();
  });

  test('is closed to add in limited access: the page stays', async () => {
    const user = sampleUser({ subscriptionStatus: 'expired', trialEndDate: '2026-01-01T00:00:00.000Z' } as never);
    const { screen, user: hand, api } = open(courseOf({ lessons: [lessonOf(1, { isOpen: false })] }), { user });
    expect(screen.getByText(/Adding courses is part of Premium/)).toBeDefined();
    expect(lesson(screen, 0).getByText('Part of Premium')).toBeDefined();
    await hand.click(screen.getByRole('button', { name: 'Add this course' }));
    expect(premiumAsked()).toEqual({ feature: 'courses' });
    expect(api.called('addCourse')).toHaveLength(0);
  });

  test('says kindly what a teacher took back', () => {
    const { screen } = open(courseOf({ isAdded: true, gone: 1, lessons: [lessonOf(1), lessonOf(3)] }));
    expect(screen.getByText(/took one lesson back/)).toBeDefined();
  });

  test('is removed after a question that says what goes', async () => {
    const { screen, user, api } = open(courseOf({ isAdded: true }));
    await user.click(screen.getByRole('button', { name: 'Take it off my list' }));
    expect(screen.getByText(/What you wrote in it is deleted/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Take it off' }));
    expect(await screen.findByRole('button', { name: 'Add this course' })).toBeDefined();
    expect(api.called('leaveCourse')).toHaveLength(1);
  });

  test.each([
    ['is gone', new FakeRefusal('not_found'), 'This course isn’t here anymore'],
    ['did not come', LOST, 'We couldn’t load this course'],
  ] as const)('that %s says so', async (_, answer, says) => {
    const { screen } = open(null, { handlers: { getCourse: () => answer } });
    expect(await screen.findByText(says)).toBeDefined();
  });
});

describe('the courses there are', () => {
  const shelf = (courses: readonly ReturnType<typeof summaryOf>[], teacher?: string) => {
    fakeApi({ getCourses: () => ({ courses: [...courses] }) });
    const part = teacher === undefined ? <CourseShelf /> : <CourseShelf teacher={teacher} />;
    return renderScreen(part, { at: '/meditations', data: { user: sampleUser() } });
  };
  const other = summaryOf({
    id: '00000000-0000-4000-8000-000000000022',
    title: 'Mornings',
    teacherId: '7ea0c1de-0000-4000-8000-000000000009',
    isAdded: true,
    done: 2,
  });

  test('begin with what she added, and how far she is in it', async () => {
    const { screen } = shelf([summaryOf(), other]);
    const titles = (await screen.findAllByRole('heading', { level: 3 })).map((one) => one.textContent);
    expect(titles).toEqual(['Mornings', 'A year of evenings']);
    expect(screen.getByText('2 of 3 heard')).toBeDefined();
  });

  test('are those of one teacher on the teacher’s page; where there is none nothing stands', async () => {
    const { screen } = shelf([summaryOf(), other], other.teacherId ?? '');
    expect(await screen.findByRole('link', { name: 'Mornings' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'A year of evenings' })).toBeNull();
  });
});
