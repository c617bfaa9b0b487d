import type { TeacherFiguresReply } from '#contract/recording/figure.routes.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { weeksUntil } from '#domain/recording/weeks.ts';
import type { MyRecordingsReply, Recording, RecordingVersion } from '#contract/recording/recording.schemas.ts';

/** A version of a recording that was checked. */
export const VERSION: RecordingVersion = {
  number: 1,
  version: 2,
  state: 'draft',
  fault: null,
  title: 'Cold Hands',
  line: 'Nine minutes by the stove.',
  ledBy: 'Ilse',
  phases: [],
  needs: ['rest'],
  cautions: '',
  captions: 'WEBVTT\n\n00:00:01.000 --> 00:00:04.000\nSit down.',
  audience: 'adult',
  type: 'audio/mpeg',
  bytes: 9_000_000,
  seconds: 560,
  loudness: -18,
  peaks: [10, 80, 200, 120, 40],
  note: null,
  quote: null,
  changedAt: '2026-11-20T10:00:00.000Z',
  audio: { address: '/api/audio/a-token', type: 'audio/mpeg', bytes: 9_000_000, gain: 1 },
};
/** A recording whose work is this version. */
export function recordingOf(work: Partial<RecordingVersion>, change: Partial<Recording> = {}): Recording {
  return {
    id: '00000000-0000-4000-8000-000000000011',
    shown: null,
    work: { ...VERSION, ...work },
    figures: { plays: null, minutes: null, finished: null },
    ...change,
  };
}
/** What a teacher has. */
export function recordingsOf(...recordings: readonly Recording[]): MyRecordingsReply {
  const room = { used: 0, most: 2 * 1024 ** 3, waiting: 0, waitingMost: 500 * 1024 ** 2 };
  return { recordings, room, upload: null };
}
/** Twelve weeks in which nobody listened, but for what is given of the last ones. */
export function weeksOf(...last: readonly Partial<TeacherFiguresReply['weeks'][number]>[]): TeacherFiguresReply {
  const monday = localDate('2026-11-16');
  return {
    weeks: weeksUntil(monday).map((week, index, all) => ({
      ...{ week, plays: null, minutes: null, finished: null, kept: null, thanks: null },
      ...last[index - (all.length - last.length)],
    })),
  };
}
export const NO_WEEKS = weeksOf();
