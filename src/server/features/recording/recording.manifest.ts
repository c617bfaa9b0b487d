import { DAY_MS } from '#server/platform/retention/older-than.ts';
import { OWNER, ROW_ID, VERSION, clear, hashed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { WITH_ACCOUNT } from '#server/platform/manifest/tables.ts';
import { checkRecording } from './check-recording.ts';
import { exportedRecordings } from './exported-recordings.ts';
import { figureStore } from './figure.store.ts';
import { writeFigures } from './figures.ts';
import { recordingNotices } from './review/recording.notices.ts';
import { recordingHandlers } from './recording.handlers.ts';
import { tellTeacher } from './review/tell-teacher.ts';
import { dropSound, dropUpload, sweepSounds, sweepUploads } from './uploads.ts';
import { figureHandlers } from './weeks.ts';

const TOLD = { export: 'collections.recordings' } as const;
const HERS = { atOnce: 'it goes with bytes that lie on the server alone' } as const;
/** Two years of weeks. */
const FIGURE_DAYS = 730;

export const recordingManifest = manifest({
  name: 'recording',
  tables: {
    'app.upload': {
      owner: 'member',
      retention: { words: '24 hours', by: { sweeps: ['uploads'] } },
      erase: 'rows',
      toldAs: 'recordings',
      columns: {
        user_id: OWNER,
        id: ROW_ID,
        recording_id: clear('C1', 'random id of the recording it is for', TOLD),
        bytes: clear('C1', 'how many bytes it will have', TOLD),
        begun_at: clear('C1', 'since when it is under way', TOLD),
      },
    },
    'app.recording': {
      owner: {
        author: 'author_id',
        hidden: [],
        everyoneReads: null,
        readers: [
          { who: 'an adult', ageGroup: 'adult', sees: true },
          { who: 'a teen', ageGroup: 'teen', sees: false },
        ],
      },
      retention: WITH_ACCOUNT,
      erase: 'cascade',
      toldAs: 'recordings',
      columns: {
        id: ROW_ID,
        recording_id: clear('C1', 'random id of the recording', TOLD),
        number: clear('C1', 'which version of it this is', TOLD),
        author_id: clear('C1', 'whose recording it is; told to nobody'),
        teacher_id: clear('C1', 'what others know its teacher by'),
        status: clear('C1', 'draft, with a listener, or public', TOLD),
        fault: clear('C1', 'why its bytes were not taken'),
        version: VERSION,
        file: clear('C1', 'random name of the file with its sound', TOLD),
        format: clear('C6', 'what kind of file it is', TOLD),
        bytes: clear('C6', 'how large it is', TOLD),
        seconds: clear('C6', 'how long it lasts', TOLD),
        loudness: clear('C6', 'how loud it is', TOLD),
        peaks: clear('C6', 'its wave, to draw it'),
        title: clear('C6', 'its title', TOLD),
        line: clear('C6', 'what it is, in a line', TOLD),
        led_by: hashed('C2', 'app-key', { purpose: 'the name under which its teacher shows it', ...TOLD }),
        phases: clear('C6', 'which phases it suits', TOLD),
        needs: clear('C6', 'what it is for', TOLD),
        cautions: clear('C6', 'who should do something else', TOLD),
        captions: clear('C6', 'what is said in it', TOLD),
        audience: clear('C6', 'whether teens may hear it', TOLD),
        hidden: clear('C0', 'whether an admin hides it'),
        is_free: clear('C0', 'whether it is open to everybody'),
        yearly_only: clear('C0', 'whether it comes with the yearly plan alone'),
        place: clear('C0', 'where it stands on the home shelf'),
        note: clear('C6', 'what the listener answered', TOLD),
        quote: clear('C6', 'the sentence the answer is about', TOLD),
        shown_at: clear('C6', 'since when it is public'),
        changed_at: clear('C1', 'when it last changed', TOLD),
        tells: clear('C1', 'the step of its review that its teacher is still to be told of'),
      },
    },
    'auth.recording_figure': {
      owner: 'none',
      retention: { words: '2 years', by: { sweeps: ['recordingFigures'] } },
      erase: { none: 'sums of what everybody heard of a recording in a week, of nobody' },
      toldAs: 'recordings',
      columns: {
        recording_id: clear('C1', 'random id of the recording'),
        week: clear('C1', 'which week'),
        plays: clear('C1', 'how often it was begun'),
        seconds: clear('C1', 'how long it was heard'),
        finished: clear('C1', 'how often it was heard to its end'),
        kept: clear('C1', 'how often it was made a favorite'),
      },
    },
  },
  notices: recordingNotices,
  offline: {
    describeRecording: HERS,
    submitRecording: HERS,
    withdrawRecording: HERS,
    removeRecording: HERS,
    decideRecording: { atOnce: 'it decides about what everybody hears, as it is now' },
  },
  handlers: (services) => ({ ...recordingHandlers(services), ...figureHandlers(services) }),
  jobs: {
    recording_check: (services, run) => checkRecording(services, run),
    recording_file: (services, { id }) => dropSound(services, id),
    recording_told: (services, { id }) => tellTeacher(services, id),
    upload_gone: (services, { id }) => dropUpload(services, id),
  },
  everyMinute: { recordingFigures: ({ db }, now) => writeFigures(db, now) },
  sweeps: {
    uploads: (services) => sweepUploads(services),
    sounds: (services) => sweepSounds(services),
    recordingFigures: ({ db, clock }) =>
      figureStore.sweep(db, new Date(clock.real().getTime() - FIGURE_DAYS * DAY_MS).toISOString().slice(0, 10)),
  },
  exports: async ({ me, vault }) => ({ collections: await exportedRecordings(me, vault) }),
});
