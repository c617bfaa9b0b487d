import { randomUUID } from 'node:crypto';
import type { ProfilePut, TeacherPage, TeacherProfileReply } from '#contract/teacher/teacher.schemas.ts';
import { portraitAddress } from '#contract/uploads.ts';
import {
  cleanProfile,
  missingOf,
  PROFILE,
  profileFaults,
  type ProfilePart,
  type ProfileWords,
} from '#domain/teacher/teacher.ts';
import { circleContent } from '#server/features/circle/public.ts';
import { refuse, type Me } from '#server/platform/http/handler.ts';
import { dropMemberFile } from '#server/features/account/public.ts';
import { profileStore, type ProfileRow } from './profile.store.ts';
import type { TeacherDeps } from './teacher-deps.ts';
import { teacherSeals } from './teacher-seals.ts';

type Deps = Pick<TeacherDeps, 'clock' | 'vault'>;
type Vaulted = Pick<TeacherDeps, 'vault'>;
const NOTHING: ProfileWords = { name: '', addressed: '', languages: '', words: '', approach: '' };

/** A teacher's page as its teacher sees it: the draft, and what members read. */
export async function myProfile({ vault }: Vaulted, me: Me): Promise<TeacherProfileReply> {
  const row = await profileStore.mine(me.tx, me.userId);
  return row
    ? {
        teacher: row.id,
        version: row.version,
        draft: toPage(teacherSeals.openPage(vault, row.id, row.draft), row.draft_portrait),
        shown: row.shown && toPage(teacherSeals.openPage(vault, row.id, row.shown), row.shown_portrait),
      }
    : { teacher: null, version: 0, draft: toPage(NOTHING, null), shown: null };
}

/** Saves the draft. What would lead out of Moonhearth, or is on the moderators' lists, is refused by its part. */
export async function saveDraft(deps: Vaulted, { me, body }: { me: Me; body: ProfilePut }) {
  const { version, ...typed } = body;
  const words = cleanProfile(typed);
  const fields = faultsOf(words);
  if (Object.keys(fields).length > 0) return refuse('words_refused', { fields });
  const row = await profileStore.held(me.tx, me.userId);
  if ((row?.version ?? 0) !== version) return refuse('profile_moved_on');
  const base = row ?? newRow();
  const draft = teacherSeals.page(deps.vault, base.id, words);
  await profileStore.save(me.tx, { userId: me.userId, ...base, version: version + 1, draft });
  return myProfile(deps, me);
}

/** Shows the draft to members, as the teacher saw it. */
export async function publish(deps: Deps, { me, version }: { me: Me; version: number }) {
  const row = await profileStore.held(me.tx, me.userId);
  if (row?.version !== version) return refuse('profile_moved_on');
  if (missingOf(teacherSeals.openPage(deps.vault, row.id, row.draft)).length > 0) return refuse('profile_unfinished');
  const next = {
    ...row,
    version: version + 1,
    shown: row.draft,
    shown_portrait: row.draft_portrait,
    shown_at: deps.clock.now(),
  };
  await profileStore.save(me.tx, { userId: me.userId, ...next });
  await dropPortraits(me, { before: row, after: next });
  return myProfile(deps, me);
}

/** Takes the page back from members; twice is once. The draft stays. */
export async function hide(deps: Vaulted, me: Me): Promise<TeacherProfileReply> {
  const row = await profileStore.held(me.tx, me.userId);
  if (row?.shown) {
    const next = { ...row, version: row.version + 1, shown: null, shown_portrait: null, shown_at: null };
    await profileStore.save(me.tx, { userId: me.userId, ...next });
    await dropPortraits(me, { before: row, after: next });
  }
  return myProfile(deps, me);
}

/** Puts a portrait into the draft, or with null takes it out. */
export async function setPortrait(deps: Vaulted, { me, portrait }: { me: Me; portrait: string | null }) {
  const row = await profileStore.held(me.tx, me.userId);
  if (!row && portrait === null) return myProfile(deps, me);
  const base = row ?? newRow();
  const draft = row ? row.draft : teacherSeals.page(deps.vault, base.id, NOTHING);
  const next = { ...base, draft, version: base.version + 1, draft_portrait: portrait };
  await profileStore.save(me.tx, { userId: me.userId, ...next });
  if (row) await dropPortraits(me, { before: row, after: next });
  return myProfile(deps, me);
}

type Portraits = Pick<ProfileRow, 'draft_portrait' | 'shown_portrait'>;

/** Lets portraits go that neither the draft nor the public page has any more. */
async function dropPortraits(me: Me, { before, after }: { before: Portraits; after: Portraits }): Promise<void> {
  const kept = [after.draft_portrait, after.shown_portrait];
  const gone = new Set([before.draft_portrait, before.shown_portrait].filter((file) => !kept.includes(file)));
  for (const file of gone) if (file) await dropMemberFile(me, file);
}

/** What members know this teacher by; null while the teacher has no page. */
export async function teacherIdOf({ tx, userId }: Pick<Me, 'tx' | 'userId'>): Promise<string | null> {
  return (await profileStore.mine(tx, userId))?.id ?? null;
}

/** What members read of a teacher. */
export async function teacherPage({ vault }: Vaulted, { me, teacher }: { me: Me; teacher: string }) {
  const row = await profileStore.shown(me.tx, teacher);
  if (!row) return refuse('not_found');
  return { teacher: { id: row.id, ...toPage(teacherSeals.openPage(vault, row.id, row.shown), row.portrait) } };
}

/** What a teacher's export says of the teacher's page. */
export async function exportedProfile({ me, vault }: { me: Me; vault: TeacherDeps['vault'] }) {
  const { teacher, draft, shown } = await myProfile({ vault }, me);
  return teacher === null ? [] : [{ teacher, draft: wordsOf(draft), shown: shown && wordsOf(shown) }];
}

const wordsOf = ({ portraitUrl: _, ...words }: TeacherPage) => words;

function newRow(): Omit<ProfileRow, 'draft'> {
  return { id: randomUUID(), version: 0, shown: null, draft_portrait: null, shown_portrait: null, shown_at: null };
}

function toPage(words: ProfileWords, portrait: string | null): TeacherPage {
  const { name, addressed, languages, words: text, approach } = words;
  return {
    name,
    addressed,
    languages,
    words: text,
    approach,
    portraitUrl: portrait && portraitAddress(portrait),
  };
}

const WHY = {
  too_long: (part: ProfilePart) => `Please keep this to ${PROFILE[part]} characters.`,
  contact: () => 'Please take out links, emails, phone numbers and names on other apps. Members stay in touch here.',
  cruel: () => 'Some of these words may hurt. Please say it another way.',
} as const;

function faultsOf(words: ProfileWords): Record<string, string> {
  const found = profileFaults(words);
  const fields: Record<string, string> = {};
  for (const part of Object.keys(PROFILE) as ProfilePart[]) {
    const why = found[part] ?? (circleContent().readAgain(words[part]) === null ? null : 'cruel');
    if (why) fields[part] = WHY[why](part);
  }
  return fields;
}
