import type { teacherRoutes } from '#contract/teacher/teacher.routes.ts';
import type { HandlersOf } from '#server/platform/http/handler.ts';
import { apply, decide, myApplication, removeSample, seenApplications, withdraw } from './applications.ts';
import { hide, myProfile, publish, saveDraft, setPortrait, teacherPage } from './profile.ts';
import type { TeacherDeps } from './teacher-deps.ts';

export function teacherHandlers(deps: Omit<TeacherDeps, 'files'>): HandlersOf<typeof teacherRoutes> {
  return {
    getMyTeacherApplication: ({ me }) => myApplication(deps, me),
    applyToTeach: ({ me, body }) => apply(deps, { me, body }),
    withdrawTeacherApplication: ({ me }) => withdraw(deps, me),
    removeTeacherSample: ({ me }) => removeSample(deps, me),
    getTeacherApplications: ({ me }) => seenApplications(deps, me),
    decideTeacherApplication: ({ me, params, body, requestId, ipPrefix }) =>
      decide(deps, { me, id: params.application, body, requestId, ipPrefix }),
    getTeacherProfile: ({ me }) => myProfile(deps, me),
    putTeacherProfile: ({ me, body }) => saveDraft(deps, { me, body }),
    publishTeacherProfile: ({ me, body }) => publish(deps, { me, version: body.version }),
    hideTeacherProfile: ({ me }) => hide(deps, me),
    removePortrait: ({ me }) => setPortrait(deps, { me, portrait: null }),
    getTeacher: ({ me, params }) => teacherPage(deps, { me, teacher: params.teacher }),
  };
}
