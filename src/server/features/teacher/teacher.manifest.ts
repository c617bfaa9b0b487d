import { UPLOAD_LIVES } from '#domain/recording/recording.ts';
import { SAMPLE_DAYS } from '#domain/teacher/teacher.ts';
import { OWNER, ROW_ID, clear, hashed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { WITH_ACCOUNT } from '#server/platform/manifest/tables.ts';
import { DAY_MS } from '#server/platform/retention/older-than.ts';
import { applicationStore } from './application.store.ts';
import { exportedApplications } from './applications.ts';
import { exportedProfile } from './profile.ts';
import { tellApplicant } from './tell-applicant.ts';
import { checkSample } from './sample/sample-uploads.ts';
import { sampleStore } from './sample/sample.store.ts';
import { teacherHandlers } from './teacher.handlers.ts';
import { teacherNotices } from './teacher.notices.ts';

const APPLIED = { export: 'collections.teacher-applications' } as const;
const PAGE = { export: 'collections.teacher-page' } as const;
/** How long an application stays once it has ended. */
const KEPT_DAYS = 365;
const SENT_ONCE = { atOnce: 'it is sent once, and she should know that it was' } as const;
const OTHERS_SEE = { atOnce: 'members see it at once' } as const;
const HERS = { atOnce: 'what is refused in it is known to the server alone' } as const;

export const teacherManifest = manifest({
  name: 'teacher',
  tables: {
    'app.teacher_application': {
      owner: 'member',
      retention: { words: '12 months after it was answered or withdrawn', by: { sweeps: ['teacherApplications'] } },
      erase: 'rows',
      toldAs: 'teaching',
      columns: {
        user_id: OWNER,
        id: ROW_ID,
        sealed: hashed('C2', 'app-key', { purpose: 'what she wrote to apply', ...APPLIED }),
        state: clear('C1', 'open, accepted, declined or withdrawn', APPLIED),
        reason: hashed('C2', 'app-key', { purpose: 'what the answer said', ...APPLIED }),
        sent_at: clear('C1', 'when it was sent', APPLIED),
        ended_at: clear('C1', 'when it was answered or withdrawn', APPLIED),
        told: clear('C1', 'which step she was told of last'),
      },
    },
    'app.teacher_sample': {
      owner: 'member',
      retention: {
        words:
          '14 days after the application was answered, at once where it is withdrawn; 24 hours where it never came whole',
        by: { sweeps: ['teacherSamples'] },
      },
      erase: 'rows',
      toldAs: 'samples',
      columns: {
        user_id: OWNER,
        application_id: clear('C1', 'random id of the application it belongs to'),
        id: ROW_ID,
        state: clear('C1', 'whether it is on its way, looked at, refused or there', APPLIED),
        fault: clear('C1', 'why its bytes were not taken'),
        file: clear('C1', 'random name of the file with its sound', APPLIED),
        format: clear('C1', 'what kind of file it is', APPLIED),
        bytes: clear('C1', 'how large it is', APPLIED),
        seconds: clear('C1', 'how long it lasts', APPLIED),
        loudness: clear('C1', 'how loud it is', APPLIED),
        peaks: clear('C1', 'its wave, to draw it'),
        begun_at: clear('C1', 'when it was sent', APPLIED),
      },
    },
    'app.teacher_profile': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'teaching',
      columns: {
        user_id: OWNER,
        id: clear('C1', 'random id that members know a teacher by', PAGE),
        version: clear('C1', 'counts changes, so that two tabs do not overwrite each other'),
        draft: hashed('C2', 'app-key', { purpose: 'what her page says as a draft', ...PAGE }),
        shown: hashed('C2', 'app-key', { purpose: 'what members read on her page', ...PAGE }),
        draft_portrait: clear('C1', 'random name of the portrait in the draft'),
        shown_portrait: clear('C1', 'random name of the portrait that members see'),
        shown_at: clear('C1', 'since when members see it'),
      },
    },
  },
  notices: teacherNotices,
  offline: {
    applyToTeach: SENT_ONCE,
    withdrawTeacherApplication: SENT_ONCE,
    removeTeacherSample: { atOnce: 'it goes with bytes that lie on the server alone' },
    decideTeacherApplication: { atOnce: 'it decides about somebody else, as things are now' },
    putTeacherProfile: HERS,
    publishTeacherProfile: OTHERS_SEE,
    hideTeacherProfile: OTHERS_SEE,
    removePortrait: HERS,
  },
  handlers: ({ clock, vault }) => teacherHandlers({ clock, vault }),
  jobs: {
    teacher_told: (services, { id }) => tellApplicant(services, id),
    sample_check: (services, run) => checkSample(services, run),
  },
  sweeps: {
    teacherSamples: ({ db, clock }) => {
      const ago = (ms: number) => new Date(clock.real().getTime() - ms);
      return sampleStore.sweep(db, { answered: ago(SAMPLE_DAYS * DAY_MS), begun: ago(UPLOAD_LIVES) });
    },
    teacherApplications: ({ db, clock }) =>
      applicationStore.sweep(db, new Date(clock.real().getTime() - KEPT_DAYS * DAY_MS)),
  },
  exports: async ({ me, vault }) => ({
    collections: {
      'teacher-applications': await exportedApplications({ me, vault }),
      'teacher-page': await exportedProfile({ me, vault }),
    },
  }),
});
