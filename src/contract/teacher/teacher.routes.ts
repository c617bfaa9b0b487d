import { ok } from '#contract/kit/scalars.ts';
import { MEMBER, READ, route } from '#contract/kit/route.ts';
import {
  applicationDecision,
  applicationParams,
  applicationPost,
  applicationsReply,
  myApplicationReply,
  profilePut,
  profileReply,
  publicationPost,
  teacherParams,
  teacherReply,
} from './teacher.schemas.ts';

const ADULT = { who: 'member', age: 'adult', plan: 'any' } as const;
const TEACHER = { who: 'teacher', age: 'adult', plan: 'any' } as const;
const ADMIN = { who: 'admin', age: 'adult', plan: 'any' } as const;
const writes = { ...READ, method: 'POST', rate: 'write', bodyLimit: 24 * 1024 } as const;
const empty = { ...writes, method: 'DELETE', bodyLimit: 0 } as const;

export const teacherRoutes = {
  getMyTeacherApplication: route({
    ...READ,
    path: '/api/teacher-applications/mine',
    access: ADULT,
    summary: 'Her latest application to teach, and how it stands',
    reply: myApplicationReply,
  }),
  applyToTeach: route({
    ...writes,
    path: '/api/teacher-applications',
    access: ADULT,
    summary: 'Apply to teach: one application at a time',
    body: applicationPost,
    reply: myApplicationReply,
    errors: ['application_open', 'already_teacher', 'words_refused'],
  }),
  withdrawTeacherApplication: route({
    ...empty,
    path: '/api/teacher-applications/mine',
    access: ADULT,
    summary: 'Withdraw the application that waits',
    reply: myApplicationReply,
    errors: ['application_decided'],
  }),
  removeTeacherSample: route({
    ...empty,
    path: '/api/teacher-applications/mine/sample',
    access: ADULT,
    summary: 'Delete the sample recording of her application, with its bytes',
    reply: myApplicationReply,
  }),
  getTeacherApplications: route({
    ...READ,
    path: '/api/admin/teacher-applications',
    access: ADMIN,
    summary: 'Applications to teach that wait, and those decided last; never whose account it is',
    reply: applicationsReply,
  }),
  decideTeacherApplication: route({
    ...writes,
    path: '/api/admin/teacher-applications/:application/decision',
    access: ADMIN,
    stepUp: 'staff',
    summary: 'Accept or decline an application, with the reason that its applicant reads',
    params: applicationParams,
    body: applicationDecision,
    reply: ok,
    errors: ['not_found', 'application_decided', 'own_application', 'words_refused'],
  }),
  getTeacherProfile: route({
    ...READ,
    path: '/api/teacher-profile',
    access: TEACHER,
    summary: 'Her page as a draft, and as members see it',
    reply: profileReply,
  }),
  putTeacherProfile: route({
    ...writes,
    method: 'PUT',
    path: '/api/teacher-profile',
    access: TEACHER,
    summary: 'Save the draft of her page',
    body: profilePut,
    reply: profileReply,
    errors: ['profile_moved_on', 'words_refused'],
  }),
  publishTeacherProfile: route({
    ...writes,
    bodyLimit: 256,
    path: '/api/teacher-profile/publication',
    access: TEACHER,
    summary: 'Show the draft to members',
    body: publicationPost,
    reply: profileReply,
    errors: ['profile_moved_on', 'profile_unfinished'],
  }),
  hideTeacherProfile: route({
    ...empty,
    path: '/api/teacher-profile/publication',
    access: TEACHER,
    summary: 'Take her page back: the draft stays',
    reply: profileReply,
  }),
  removePortrait: route({
    ...empty,
    path: '/api/teacher-profile/portrait',
    access: TEACHER,
    summary: 'Take the portrait out of the draft',
    reply: profileReply,
  }),
  getTeacher: route({
    ...READ,
    path: '/api/teachers/:teacher',
    access: MEMBER,
    summary: 'A teacher’s page',
    params: teacherParams,
    reply: teacherReply,
    errors: ['not_found'],
  }),
};
