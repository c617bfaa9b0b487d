import type { Application, Sample, TeacherProfileReply } from '#contract/teacher/teacher.schemas.ts';

/** An application as it was sent. */
export const APPLICATION_SAMPLE: Application = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Ilse Varga',
  teaches: 'Slow evening practices for tired bodies, and breath work that asks for no holding.',
  training: 'Nine years of leading circles, and a two-year course.',
  links: 'ilse-varga.example',
  state: 'open',
  reason: null,
  sentAt: '2026-11-20T10:00:00.000Z',
  endedAt: null,
  sample: null,
};

/** A sample recording that was checked. */
export const READY_SAMPLE: Sample = {
  state: 'ready',
  upload: null,
  fault: null,
  bytes: 4_800_000,
  seconds: 185,
  peaks: [10, 80, 200, 120, 40],
  begunAt: '2026-11-20T10:05:00.000Z',
  audio: { address: '/api/audio/a-sample', type: 'audio/mpeg', bytes: 4_800_000, gain: 0.4 },
};

const PAGE = {
  name: 'Ilse Varga',
  addressed: 'Ilse',
  languages: 'English, German',
  words: 'I have led evening circles for nine years.',
  approach: 'Slow, with long pauses.',
  portraitUrl: null,
};
/** A teacher's page that members see as the draft has it. */
export const PROFILE_SAMPLE: TeacherProfileReply = {
  teacher: '00000000-0000-4000-8000-000000000002',
  version: 3,
  draft: PAGE,
  shown: PAGE,
};
/** The page of somebody who became a teacher just now. */
export const NEW_PROFILE: TeacherProfileReply = {
  teacher: null,
  version: 0,
  draft: { name: '', addressed: '', languages: '', words: '', approach: '', portraitUrl: null },
  shown: null,
};
