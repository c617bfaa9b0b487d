import { describe, expect, test } from 'vitest';
import { cleanCourse, courseFaults, missingInCourse, moved } from './course.ts';
import { NO_COURSES, withCourse, withLesson, withoutCourse } from './followed.ts';

const lesson = (number: number, question = 'What stayed with you?') => ({ recording: `r${number}`, question });
const course = (change: object = {}) => ({
  title: 'A year of evenings',
  words: 'Three evenings.',
  lessons: [lesson(1), lesson(2), lesson(3)],
  ...change,
});
const nothing = () => false;

describe('a course', () => {
  test('with title, words, three lessons and their questions lacks nothing', () => {
    expect([missingInCourse(course()), courseFaults(course(), nothing)]).toEqual([{}, {}]);
  });

  test.each([
    ['a title', { title: '' }, { title: 'missing' }],
    ['words', { words: '' }, { words: 'missing' }],
    ['a third lesson', { lessons: [lesson(1), lesson(2)] }, { lessons: 'few' }],
    ['a question', { lessons: [lesson(1), lesson(2, ''), lesson(3)] }, { 'lessons.1': 'missing' }],
  ])('lacks %s', (_, change, lacks) => {
    expect(missingInCourse(course(change))).toEqual(lacks);
  });

  test.each([
    ['81 characters of title', { title: 'é'.repeat(81) }, { title: 'too_long' }],
    ['a link in its words', { words: 'See www.example.org' }, { words: 'contact' }],
    ['an email in a question', { lessons: [lesson(1, 'Write to a@example.org')] }, { 'lessons.0': 'contact' }],
    ['a recording twice', { lessons: [lesson(1), lesson(1)] }, { lessons: 'twice' }],
  ])('is not taken with %s', (_, change, faults) => {
    expect(courseFaults(course(change), nothing)).toEqual(faults);
  });

  test('is read by the moderators’ lists, and cleaned', () => {
    expect(courseFaults(course(), (text) => text.includes('stayed'))).toMatchObject({ 'lessons.0': 'cruel' });
    expect(cleanCourse(course({ title: '  A   year ' })).title).toBe('A year');
  });

  test.each([
    [0, -1, 'abc'],
    [0, 1, 'bac'],
    [2, -1, 'acb'],
    [2, 1, 'abc'],
  ] as const)('changes its order: %i by %i', (from, by, order) => {
    expect(moved(['a', 'b', 'c'], { from, by }).join('')).toBe(order);
  });
});

describe('the courses of a member', () => {
  const done = { recording: 'r1', isDone: true, answer: 'The wind.' };

  test('are added once, newest first, and keep what was answered', () => {
    const one = withCourse(NO_COURSES, 'one', '2026-11-01');
    const two = one && withCourse(one, 'two', '2026-11-02');
    const answered = two && withLesson(two, 'one', done);
    expect(answered?.courses.map(({ id }) => id)).toEqual(['two', 'one']);
    expect(answered && withCourse(answered, 'one', '2026-11-03')).toBe(answered);
    const again = answered && withLesson(answered, 'one', { ...done, answer: 'Rain.' });
    expect(again?.courses[1]?.lessons).toEqual([{ ...done, answer: 'Rain.' }]);
    expect(again && withoutCourse(again, 'one').courses.map(({ id }) => id)).toEqual(['two']);
  });

  test('take no answer of a course that was not added, and end at fifty', () => {
    expect(withLesson(NO_COURSES, 'one', done)).toBeNull();
    let full: ReturnType<typeof withCourse> = NO_COURSES;
    for (let at = 0; at < 50; at += 1) full = full && withCourse(full, `c${at}`, '2026-11-01');
    expect(full && withCourse(full, 'more', '2026-11-01')).toBeNull();
  });
});
