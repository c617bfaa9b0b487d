import type { RecordingFault } from '#domain/recording/recording.ts';
import { dashboard } from '../dashboard/dashboard.copy.ts';

const { upload, faults } = dashboard;

/** The words about the sample recording of an application. */
export const sampleCopy = {
  title: 'A sample of your voice',
  text: 'If you like, let us hear you: up to five minutes, as you’d lead a practice. MP3, M4A, OGG, Opus, WAV or FLAC, up to 50 MB.',
  kept: 'Only the people who decide hear it. We delete it two weeks after our answer, or right away if you withdraw.',
  left: upload.left,
  leftCancel: upload.leftCancel,
  other: upload.other,
  choose: 'Choose a sample',
  anew: 'Choose another file',
  checking: 'We’re checking your sample.',
  ready: (length: string) => `Your sample of ${length} is with your application.`,
  answered: 'We delete your sample two weeks after our answer. You can delete it now.',
  player: 'Your sample',
  remove: 'Delete the sample',
  removing: 'Deleting...',
  removed: 'Sample deleted',
  removeFailed: 'We couldn’t delete it. Please try again.',
  upload: {
    ...{ cancelled: upload.cancelled, stopped: upload.stopped, failed: upload.failed, empty: upload.empty },
    done: { title: 'Upload finished', description: 'We’re checking your sample now.' },
    tooLarge: 'This file is over 50 MB. An MP3 of the same sample is smaller.',
  },
  faults: {
    ...faults,
    too_long: 'This is longer than five minutes.',
    room: 'We had no room to check this. Please send it again later.',
  } satisfies Record<RecordingFault, string>,
} as const;
