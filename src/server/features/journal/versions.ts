import type { JournalEntry, JournalVersions } from '#contract/journal/journal.schemas.ts';
import { JOURNAL } from '#contract/limits.ts';
import { refuse, type Me, type Refusal } from '#server/platform/http/handler.ts';
import { keptSince } from './fade-pages.ts';
import { journalStore } from './journal.store.ts';
import { firstWords, readAround, toEntry } from './tell-entry.ts';
import { changeEntry, type EntryChange, type JournalDeps } from './write-entry.ts';

/** What stood in an entry before, newest first. */
export async function listVersions(me: Me, { id, now }: { id: string; now: Date }): Promise<JournalVersions | Refusal> {
  const [kept, pasts] = await Promise.all([
    journalStore.find(me, id),
    journalStore.pasts(me, { id, since: keptSince(now), most: JOURNAL.versions }),
  ]);
  if (!kept || kept.isGone) return refuse('not_found');
  return pasts.map(({ version, replacedAt, document }) => ({
    version,
    replacedAt: replacedAt.toISOString(),
    title: document.title,
    excerpt: firstWords(document),
  }));
}

/** One earlier version, whole; its `updatedAt` is when it gave way. */
export async function readVersion(
  me: Me,
  { id, version, now }: { id: string; version: string; now: Date },
): Promise<JournalEntry | Refusal> {
  const [kept, past, { surface }] = await Promise.all([
    journalStore.find(me, id),
    journalStore.past(me, { id, version: Number(version), since: keptSince(now) }),
    readAround(me, now),
  ]);
  if (!kept || kept.isGone || !past) return refuse('not_found');
  return toEntry(me, {
    kept: { id, version: past.version, updatedAt: past.replacedAt, isGone: false, document: past.document },
    surface,
  });
}

/** Puts an earlier version in place, as a change of its own. */
export async function restoreVersion(
  deps: JournalDeps,
  { change, version }: { change: EntryChange; version: string },
): Promise<JournalEntry | Refusal> {
  const past = await journalStore.past(change.me, {
    id: change.id,
    version: Number(version),
    since: keptSince(deps.clock.now()),
  });
  if (!past) return refuse('not_found');
  const { date, title, content, mood, dreamInsights, tags } = past.document;
  return changeEntry(deps, { change, fields: { date, title, content, mood, dreamInsights, tags } });
}
