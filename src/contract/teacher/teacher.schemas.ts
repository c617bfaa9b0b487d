import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { id, instant, writtenText } from '#contract/kit/scalars.ts';
import { RECORDING_FAULTS } from '#domain/recording/recording.ts';
import { APPLICATION, DECISION_REASON, PROFILE, SAMPLE_STATES } from '#domain/teacher/teacher.ts';

// Limits count what a person counts; this bounds what is read at all.
const typed = (most: number) => writtenText(most * 4);

/** POST /api/teacher-applications. Links are words: nobody can follow them. */
export const applicationPost = z.strictObject({
  name: typed(APPLICATION.name),
  teaches: typed(APPLICATION.teaches),
  training: typed(APPLICATION.training),
  links: typed(APPLICATION.links),
  agrees: z.literal(true),
});
export type ApplicationPost = Wire<typeof applicationPost>;

const said = { name: z.string(), teaches: z.string(), training: z.string(), links: z.string() };

/**
 * The sample recording of an application. `upload`: the id under which it goes on, while it arrives; `fault`: why its
 * bytes are not taken; `audio`: where it is heard for six hours, by this member alone; `gain` evens its loudness.
 */
export const sample = z.object({
  state: z.enum(SAMPLE_STATES),
  upload: id.nullable(),
  fault: z.enum(RECORDING_FAULTS).nullable(),
  bytes: z.int(),
  seconds: z.int(),
  peaks: z.array(z.int()),
  begunAt: instant,
  audio: z.object({ address: z.string(), type: z.string(), bytes: z.int(), gain: z.number() }).nullable(),
});
export type Sample = Wire<typeof sample>;

/** A member's own application, as it stands. `reason` is what the decision says to her. */
export const application = z.object({
  id,
  ...said,
  state: z.enum(['open', 'accepted', 'declined', 'withdrawn']),
  reason: z.string().nullable(),
  sentAt: instant,
  endedAt: instant.nullable(),
  sample: sample.nullable(),
});
export type Application = Wire<typeof application>;
/** GET /api/teacher-applications/mine: the latest one; `isTeacher` says whether there is nothing to apply for. */
export const myApplicationReply = z.object({ application: application.nullable(), isTeacher: z.boolean() });
export type MyApplicationReply = Wire<typeof myApplicationReply>;

/** How many applications an admin sees at once: those that wait, and those decided last. */
export const APPLICATIONS = { waiting: 50, decided: 20 } as const;
/** One application as an admin reads it: never whose account it is. */
export const seenApplication = application.extend({ isOwn: z.boolean() });
export type SeenApplication = Wire<typeof seenApplication>;
/** GET /api/admin/teacher-applications: what waits, the oldest first; what was decided, the newest first. */
export const applicationsReply = z.object({
  waiting: z.array(seenApplication),
  decided: z.array(seenApplication),
});
export const applicationParams = z.object({ application: id });
/** POST .../decision: the reason is what the applicant reads. */
export const applicationDecision = z.strictObject({
  decision: z.enum(['accept', 'decline']),
  reason: typed(DECISION_REASON.longest),
});

const page = z.object({
  name: z.string(),
  addressed: z.string(),
  languages: z.string(),
  words: z.string(),
  approach: z.string(),
  portraitUrl: z.string().nullable(),
});
/** What a teacher's page says, and where its portrait is. */
export type TeacherPage = Wire<typeof page>;
/** GET /api/teachers/:teacher */
export const teacherParams = z.object({ teacher: id });
export const teacherReply = z.object({ teacher: page.extend({ id }) });

/** GET /api/teacher-profile: her draft, and what members see; `version` is 0 while she has none. */
export const profileReply = z.object({
  teacher: id.nullable(),
  version: z.int(),
  draft: page,
  shown: page.nullable(),
});
export type TeacherProfileReply = Wire<typeof profileReply>;
export const profilePut = z.strictObject({
  version: z.int().min(0),
  name: typed(PROFILE.name),
  addressed: typed(PROFILE.addressed),
  languages: typed(PROFILE.languages),
  words: typed(PROFILE.words),
  approach: typed(PROFILE.approach),
});
export type ProfilePut = Wire<typeof profilePut>;
/** POST /api/teacher-profile/publication: the version that she saw. */
export const publicationPost = z.strictObject({ version: z.int().min(1) });
