import { readCaptions } from '#domain/recording/captions.ts';
import type { ListingState } from '#domain/meditation/meditation.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Me } from '#server/platform/http/handler.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { soundAddress } from '#server/platform/audio/sound-address.ts';
import { decisionsAbout } from './listing-decisions.store.ts';
import { noteHeard, noteKept } from './figures.ts';
import { recordingStore, type RecordingRow } from './recording.store.ts';
import { openName } from './told.ts';

const NEW_DAYS = 30;
const DAY_MS = 86_400_000;
type Named = { readonly id: string };
type Act = Parameters<typeof recordingStore.list>[2];

/** Recordings that are public, as the shelf of meditations takes them in. */
export function recordingSource({ vault, clock }: { readonly vault: Vault; readonly clock: Clock }) {
  const shown = async (me: Me, { id }: Named) =>
    (await recordingStore.versions(me.tx, id)).find(({ status }) => status === 'public') ?? null;
  return {
    list: async ({ tx }: Me, now: Date) =>
      (await recordingStore.inState(tx, 'public')).map((row) => listed(vault, row, now)),
    rest: async (me: Me, { id }: Named) => {
      const row = await shown(me, { id });
      if (!row) throw new Error('a recording went while it was read');
      return restOf(row, soundAddress(me, row, clock.now()));
    },
    decisions: ({ tx }: Me, { id }: Named) => decisionsAbout(tx, id),
    decide: async ({ tx }: Me, { id }: Named, act: Act) => {
      const outcome = await recordingStore.list(tx, id, act);
      return outcome === 'done' || outcome === 'moved_on' ? outcome : ('not_found' as const);
    },
    heard: noteHeard,
    kept: noteKept,
  };
}

function listed(vault: Vault, row: RecordingRow, now: Date) {
  const { title, line, seconds, phases, needs, audience, place, version, hidden, shown_at: since } = row;
  const status: ListingState = hidden ? 'hidden' : 'approved';
  return {
    ...{ id: row.recording_id, kind: 'recording' as const, title, line, cover: 'recording', seconds, phases, needs },
    ...{ energy: [], pain: needs.includes('cramps') || needs.includes('pelvic_ease'), place, version, status },
    ...{ ledBy: openName(vault, row), teacherId: row.teacher_id, isFree: row.is_free, yearlyOnly: row.yearly_only },
    ...{ audience, stages: 'all' as const },
    isNew: since !== null && now.getTime() - since.getTime() < NEW_DAYS * DAY_MS,
  };
}

/** A teacher claims nothing in our name: no sources, no grades. Its captions are its cues. */
function restOf(row: RecordingRow, audio: ReturnType<typeof soundAddress>) {
  const captions = readCaptions(row.captions, row.seconds) ?? [];
  return {
    ...{ basis: null, posture: '', otherPostures: [], bed: { layers: [], fadeSeconds: 0 }, redFlags: [] },
    ...{
      known: [],
      sources: [],
      checked: null,
      checkAgain: null,
      reviewedBy: null,
      exitLine: 'You stopped. Good call.',
    },
    before: row.cautions === '' ? [] : [{ who: row.cautions, instead: '' }],
    cues: captions.map(({ from, say }) => ({
      ...{ at: Math.floor(from), say, part: null, bell: null, breath: null, quiet: null },
    })),
    audio,
  };
}
