import { randomUUID } from 'node:crypto';
import {
  APPLICATIONS,
  type Application,
  type ApplicationPost,
  type MyApplicationReply,
  type Sample,
} from '#contract/teacher/teacher.schemas.ts';
import { cleanBody, lengthOf } from '#domain/circle/body.ts';
import { APPLICATION, DECISION_REASON, tooShortOf } from '#domain/teacher/teacher.ts';
import { refuse, type Me, type Refusal } from '#server/platform/http/handler.ts';
import { applicationStore, type ApplicationRow } from './application.store.ts';
import type { TeacherDeps } from './teacher-deps.ts';
import { sampleStore } from './sample/sample.store.ts';
import { exportedSample, toldSample } from './sample/told-sample.ts';
import { teacherSeals } from './teacher-seals.ts';

type Deps = Pick<TeacherDeps, 'clock' | 'vault'>;
type Said = Omit<ApplicationPost, 'agrees'>;

/** The member's latest application, as it stands. */
export async function myApplication({ vault, clock }: Deps, me: Me): Promise<MyApplicationReply> {
  const [row] = await applicationStore.mine(me.tx, me.userId);
  const isTeacher = me.roles.includes('teacher');
  if (!row) return { application: null, isTeacher };
  const sample = (await sampleStore.mine(me.tx, me.userId)).find((one) => one.application_id === row.id);
  const told = sample ? toldSample(sample, { me, now: clock.now() }) : null;
  return { application: toApplication(vault, row, told), isTeacher };
}

/** Deletes the sample of the member's application. */
export async function removeSample(deps: Deps, me: Me): Promise<MyApplicationReply> {
  await sampleStore.remove(me.tx, me.userId);
  return myApplication(deps, me);
}

/** Applies to teach, once at a time. */
export async function apply(deps: Deps, { me, body }: { me: Me; body: ApplicationPost }) {
  const words: Said = {
    name: cleanBody(body.name),
    teaches: cleanBody(body.teaches),
    training: cleanBody(body.training),
    links: cleanBody(body.links),
  };
  const fields = faultsOf(words);
  if (Object.keys(fields).length > 0) return refuse('words_refused', { fields });
  const id = randomUUID();
  const sealed = teacherSeals.application(deps.vault, id, words);
  const outcome = await applicationStore.add(me.tx, { id, sealed, now: deps.clock.now() });
  if (outcome === 'open') return refuse('application_open');
  if (outcome === 'teacher') return refuse('already_teacher');
  return myApplication(deps, me);
}

/** Takes the application that waits back. */
export async function withdraw(deps: Deps, me: Me): Promise<MyApplicationReply | Refusal> {
  const done = await applicationStore.withdraw(me.tx, deps.clock.now());
  return done ? myApplication(deps, me) : refuse('application_decided');
}

/** What an admin reads: what waits, and what was decided last. */
export async function seenApplications({ vault, clock }: Deps, me: Me) {
  const { tx } = me;
  const samples = new Map(
    (await sampleStore.waiting(tx)).map((row) => [row.application_id, toldSample(row, { me, now: clock.now() })]),
  );
  const read = async (waiting: boolean) => {
    const most = waiting ? APPLICATIONS.waiting : APPLICATIONS.decided;
    const rows = await applicationStore.seen(tx, { waiting, most });
    return rows.map((row) => ({ ...toApplication(vault, row, samples.get(row.id) ?? null), isOwn: row.mine }));
  };
  const [waiting, decided] = [await read(true), await read(false)];
  return { waiting, decided };
}

type Deciding = {
  readonly me: Me;
  readonly id: string;
  readonly body: { readonly decision: 'accept' | 'decline'; readonly reason: string };
  readonly requestId: string;
  readonly ipPrefix: string;
};

/** Accepts or declines an application, with a reason its applicant reads. Accepting gives the role at once. */
export async function decide({ clock, vault }: Deps, { me, id, body, requestId, ipPrefix }: Deciding) {
  const text = cleanBody(body.reason);
  const length = lengthOf(text);
  if (length < DECISION_REASON.least || length > DECISION_REASON.longest)
    return refuse('words_refused', { fields: { reason: 'Write 10 to 600 characters. The applicant reads them.' } });
  const outcome = await applicationStore.decide(
    me.tx,
    { id, accepts: body.decision === 'accept', reason: teacherSeals.reason(vault, id, text) },
    { requestId, ipPrefix, now: clock.now() },
  );
  if (outcome === 'done') return { ok: true as const };
  if (outcome === 'own') return refuse('own_application');
  return refuse(outcome === 'moved_on' ? 'application_decided' : 'not_found');
}

function faultsOf(words: Said): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const part of tooShortOf(words)) fields[part] = 'Please say a little more.';
  for (const part of Object.keys(APPLICATION) as (keyof Said)[])
    if (lengthOf(words[part]) > APPLICATION[part])
      fields[part] = `Please keep this to ${APPLICATION[part]} characters.`;
  return fields;
}

function toApplication(vault: TeacherDeps['vault'], row: ApplicationRow, sample: Sample | null): Application {
  const { name, teaches, training, links } = teacherSeals.openApplication(vault, row.id, row.sealed);
  return {
    id: row.id,
    name,
    teaches,
    training,
    links,
    state: row.state as Application['state'],
    reason: row.reason && teacherSeals.openReason(vault, row.id, row.reason),
    sentAt: row.sent_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    sample,
  };
}

/** All that the member ever applied with, for the export. */
export async function exportedApplications({ me, vault }: { me: Me; vault: TeacherDeps['vault'] }) {
  const [rows, samples] = [await applicationStore.mine(me.tx, me.userId), await sampleStore.mine(me.tx, me.userId)];
  return rows.map((row) => {
    const { id, ...said } = toApplication(vault, row, null);
    const sample = samples.find((one) => one.application_id === id);
    return { ...said, sample: sample ? exportedSample(sample) : null };
  });
}
