import type { recordingRoutes } from '#contract/recording/recording.routes.ts';
import type { Recording, RecordingDecision, RecordingPatch } from '#contract/recording/recording.schemas.ts';
import { readCaptions } from '#domain/recording/captions.ts';
import { OPEN_STATES, READY_STATES, ROOM, toldCount, type RecordingState } from '#domain/recording/recording.ts';
import { teacherIdOf } from '#server/features/teacher/public.ts';
import { refuse, type Refusal, type HandlersOf, type Me } from '#server/platform/http/handler.ts';
import type { RecordingDeps } from './recording-deps.ts';
import { recordingStore, type Described, type RecordingRow } from './recording.store.ts';
import { openName, sealName, toldVersion } from './told.ts';
import { uploadStore } from './upload.store.ts';

type Handlers = HandlersOf<typeof recordingRoutes>;
type Admins = 'getWaitingRecordings' | 'getReviewedRecording' | 'decideRecording';

export function recordingHandlers(deps: RecordingDeps): Handlers {
  return { ...teacherHandlers(deps), ...adminHandlers(deps) };
}

function teacherHandlers(deps: RecordingDeps): Omit<Handlers, Admins> {
  const { clock } = deps;
  return {
    getMyRecordings: ({ me }) => myRecordings(deps, me),
    getRecording: ({ me, params }) => ownRecording(deps, me, params.recording),
    describeRecording: ({ me, params, body }) => describe(deps, me, { recording: params.recording, body }),
    submitRecording: async ({ me, params: { recording }, body: { version } }) => {
      const row = await workOf(me, recording);
      if (!row) return refuse('not_found');
      if (row.version !== version || !READY_STATES.includes(row.status)) return refuse('recording_moved_on');
      const missing = missingIn(row, deps);
      if (missing) return refuse('recording_unfinished', { fields: missing });
      const done = await recordingStore.submit(me.tx, recording, {
        version,
        teacher: await teacherIdOf(me),
        now: clock.now(),
      });
      return done ? ownRecording(deps, me, recording) : refuse('recording_moved_on');
    },
    withdrawRecording: async ({ me, params: { recording } }) => {
      if ((await ownVersions(me, recording)).length === 0) return refuse('not_found');
      const done = await recordingStore.withdraw(me.tx, recording, clock.now());
      return done ? ownRecording(deps, me, recording) : refuse('recording_moved_on');
    },
    removeRecording: async ({ me, params }) =>
      (await recordingStore.remove(me.tx, params.recording)) ? { ok: true } : refuse('not_found'),
  };
}

async function myRecordings(deps: RecordingDeps, me: Me) {
  const [rows, figures, upload] = await Promise.all([
    recordingStore.mine(me.tx),
    recordingStore.figures(me.tx),
    uploadStore.mine(me.tx),
  ]);
  const ids = [...new Set(rows.map(({ recording_id: id }) => id))];
  const kept = rows.filter(({ status }) => status !== 'refused');
  const bytes = (some: readonly RecordingRow[]) => some.reduce((sum, row) => sum + row.bytes, 0);
  return {
    recordings: ids.map((id) => toldRecording(deps, { me, id, rows, figures })),
    room: {
      ...{ used: bytes(kept), most: ROOM.most, waitingMost: ROOM.waiting },
      waiting: bytes(kept.filter(({ status }) => status !== 'public')),
    },
    upload: upload && {
      ...{ id: upload.id, recording: upload.recording_id, bytes: upload.bytes },
      begunAt: upload.begun_at.toISOString(),
    },
  };
}

type Told = {
  readonly me: Me;
  readonly id: string;
  readonly rows: readonly RecordingRow[];
  readonly figures: Awaited<ReturnType<typeof recordingStore.figures>>;
};

function toldRecording({ vault, clock }: RecordingDeps, { me, id, rows, figures }: Told): Recording {
  const versions = rows.filter((row) => row.recording_id === id);
  const tell = (row: RecordingRow | undefined) => (row ? toldVersion(row, { vault, me, now: clock.now() }) : null);
  const { plays = 0, seconds = 0, finished = 0 } = figures.get(id) ?? {};
  return {
    id,
    shown: tell(versions.find(({ status }) => status === 'public')),
    work: tell(workIn(versions)),
    figures: {
      plays: toldCount(plays),
      minutes: toldCount(plays) === null ? null : Math.round(seconds / 60),
      finished: toldCount(finished),
    },
  };
}

/**
 * What a teacher works on: the version that is not public, and of two the one that is looked at; what was withdrawn where
 * there is no other.
 */
function workIn(versions: readonly RecordingRow[]): RecordingRow | undefined {
  return (
    versions.find(({ status }) => status === 'checking') ??
    versions.find(({ status }) => status !== 'public' && status !== 'withdrawn') ??
    versions.find(({ status }) => status === 'withdrawn')
  );
}

async function ownVersions(me: Me, recording: string): Promise<RecordingRow[]> {
  return (await recordingStore.mine(me.tx)).filter((row) => row.recording_id === recording);
}

async function workOf(me: Me, recording: string) {
  return workIn(await ownVersions(me, recording));
}

async function ownRecording(deps: RecordingDeps, me: Me, id: string): Promise<Recording | Refusal> {
  const [rows, figures] = await Promise.all([ownVersions(me, id), recordingStore.figures(me.tx)]);
  return rows.length > 0 ? toldRecording(deps, { me, id, rows, figures }) : refuse('not_found');
}

async function describe(deps: RecordingDeps, me: Me, { recording, body }: { recording: string; body: RecordingPatch }) {
  const row = await workOf(me, recording);
  if (!row) return refuse('not_found');
  const { version, ledBy, ...said } = body;
  if (row.version !== version || !OPEN_STATES.includes(row.status)) return refuse('recording_moved_on');
  if (said.captions && !readCaptions(said.captions, row.seconds))
    return refuse('invalid_input', { fields: { captions: 'These captions can’t be read. They need to be WebVTT.' } });
  const name = ledBy?.trim();
  const { title = row.title, line = row.line, phases = row.phases, needs = row.needs } = said;
  const { cautions = row.cautions, captions = row.captions } = said;
  const changed: Described = {
    ...{ title: title.trim(), line: line.trim(), phases, needs, cautions, captions },
    led_by: name === undefined ? row.led_by : name === '' ? null : sealName(deps.vault, recording, name),
  };
  const done = await recordingStore.describe(me.tx, row, { said: changed, now: deps.clock.now() });
  return done ? ownRecording(deps, me, recording) : refuse('recording_moved_on');
}

/** What a recording still needs before somebody listens to it. */
function missingIn(row: RecordingRow, { vault }: RecordingDeps): Record<string, string> | null {
  const fields = {
    ...(row.title === '' && { title: 'It needs a title' }),
    ...(row.line === '' && { line: 'It needs a line' }),
    ...(openName(vault, row) === '' && { ledBy: 'It needs your name as it is shown' }),
    ...(!readCaptions(row.captions, row.seconds) && { captions: 'It needs captions' }),
  };
  return Object.keys(fields).length > 0 ? fields : null;
}

const STATES = { public: 'public', change: 'change_asked', decline: 'withdrawn' } as const satisfies Record<
  RecordingDecision['decision'],
  RecordingState
>;

function adminHandlers(deps: RecordingDeps): Pick<Handlers, Admins> {
  const { vault, clock } = deps;
  const review = async (me: Me, recording: string) => {
    const rows = await recordingStore.versions(me.tx, recording);
    const tell = (status: RecordingState) => {
      const row = rows.find((one) => one.status === status);
      return row ? toldVersion(row, { vault, me, now: clock.now() }) : null;
    };
    const [waiting, shown] = [tell('listening'), tell('public')];
    return waiting || shown ? { waiting, shown } : null;
  };
  return {
    getWaitingRecordings: async ({ me }) => ({
      waiting: (await recordingStore.inState(me.tx, 'listening')).map((row) => ({
        ...{ recording: row.recording_id, title: row.title, ledBy: openName(vault, row), seconds: row.seconds },
        since: row.changed_at.toISOString(),
      })),
    }),
    getReviewedRecording: async ({ me, params }) => (await review(me, params.recording)) ?? refuse('not_found'),
    decideRecording: async ({ me, params: { recording }, body, requestId, ipPrefix }) => {
      const { version, decision, quote = null, reason, both = false } = body;
      const waiting = (await recordingStore.versions(me.tx, recording)).find(({ status }) => status === 'listening');
      if (!waiting) return refuse((await review(me, recording)) ? 'recording_moved_on' : 'not_found');
      if (quote !== null && !said(waiting).includes(plain(quote)))
        return refuse('invalid_input', { fields: { quote: 'This sentence isn’t in the captions' } });
      const outcome = await recordingStore.decide(me.tx, recording, {
        ...{ version, to: STATES[decision], both, quote, reason: reason.trim(), requestId, ipPrefix },
        now: clock.now(),
      });
      if (outcome === 'own') return refuse('own_recording');
      if (outcome !== 'done') return refuse(outcome === 'gone' ? 'not_found' : 'recording_moved_on');
      return (await review(me, recording)) ?? { waiting: null, shown: null };
    },
  };
}

function said({ captions, seconds }: RecordingRow): string {
  return plain((readCaptions(captions, seconds) ?? []).map(({ say }) => say).join(' '));
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
