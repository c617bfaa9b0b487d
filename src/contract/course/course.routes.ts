import { route } from '#contract/kit/route.ts';
import { ok } from '#contract/kit/scalars.ts';
import {
  courseDecision,
  courseLessonParams,
  courseParams,
  coursePut,
  courseReply,
  coursesReply,
  courseVersion,
  lessonPut,
  myCoursesReply,
  waitingCoursesReply,
} from './course.schemas.ts';

// Adults alone: an adult writes the questions.
const read = {
  access: { who: 'member', age: 'adult', plan: 'any' },
  method: 'GET',
  path: '/api/courses/:course',
  rate: 'read',
  bodyLimit: 0,
  params: courseParams,
  query: null,
  body: null,
  status: 200,
  cache: 'no-store',
  reply: courseReply,
  errors: ['not_found'],
} as const;
const write = { ...read, method: 'POST', rate: 'write' } as const;
const TEACHER = { who: 'teacher', age: 'adult', plan: 'any' } as const;
const ADMIN = { who: 'admin', age: 'adult', plan: 'any' } as const;
const work = { ...write, access: TEACHER, reply: myCoursesReply } as const;

export const courseRoutes = {
  getCourses: route({
    ...read,
    path: '/api/courses',
    summary: 'The courses there are, and how far the member is in those she added',
    params: null,
    reply: coursesReply,
    errors: [],
  }),
  getMyCourses: route({
    ...read,
    access: TEACHER,
    path: '/api/courses/mine',
    summary: 'A teacher’s own courses, and what lessons can be made of',
    params: null,
    reply: myCoursesReply,
    errors: [],
  }),
  getCourse: route({ ...read, summary: 'A course: its lessons, its questions, and her own answers' }),
  addCourse: route({
    ...write,
    access: { who: 'member', age: 'adult', plan: 'full', feature: 'courses' },
    path: '/api/courses/:course/added',
    summary: 'Add a course',
    errors: ['not_found', 'list_full'],
  }),
  leaveCourse: route({
    ...write,
    method: 'DELETE',
    path: '/api/courses/:course/added',
    summary: 'Take a course off her list, with what she answered in it',
    reply: ok,
    errors: [],
  }),
  putLesson: route({
    ...write,
    method: 'PUT',
    path: '/api/courses/:course/lessons/:recording',
    summary: 'Note that a lesson was heard, and her answer, which she alone reads',
    bodyLimit: 8 * 1024,
    params: courseLessonParams,
    body: lessonPut,
    health: true,
  }),
  makeCourse: route({
    ...work,
    path: '/api/courses',
    summary: 'Begin a course: a draft without anything in it',
    params: null,
    errors: ['list_full'],
  }),
  saveCourse: route({
    ...work,
    method: 'PUT',
    summary: 'Save what a course says; what members see stays until the next is approved',
    bodyLimit: 64 * 1024,
    body: coursePut,
    errors: ['not_found', 'course_moved_on', 'words_refused'],
  }),
  submitCourse: route({
    ...work,
    path: '/api/courses/:course/submit',
    summary: 'Hand a course to an admin',
    bodyLimit: 128,
    body: courseVersion,
    errors: ['not_found', 'course_moved_on', 'course_unfinished'],
  }),
  withdrawCourse: route({
    ...work,
    path: '/api/courses/:course/withdraw',
    summary: 'Take a course back from the admin, or off the shelf',
    errors: ['not_found'],
  }),
  removeCourse: route({ ...work, method: 'DELETE', summary: 'Delete a course' }),
  getWaitingCourses: route({
    ...read,
    access: ADMIN,
    path: '/api/admin/courses',
    summary: 'Courses that wait for an answer',
    params: null,
    reply: waitingCoursesReply,
    errors: [],
  }),
  decideCourse: route({
    ...write,
    access: ADMIN,
    path: '/api/admin/courses/:course/decision',
    stepUp: 'staff',
    summary: 'Answer a course: public, a wish for a change, or no',
    bodyLimit: 8 * 1024,
    body: courseDecision,
    reply: waitingCoursesReply,
    errors: ['not_found', 'course_moved_on', 'own_recording'],
  }),
};
