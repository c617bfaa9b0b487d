import { partsFor, type KeptNotice, type NoticePart } from '#domain/reminder/notices.ts';
import type { ReminderSettings } from '#domain/reminder/reminder.ts';
import { ageGroupOf, memberStore } from '#server/features/account/public.ts';
import { reminderStore, SETTING_OF } from '#server/features/reminder/public.ts';
import { NOTE, type NoticeCase, type NoticeKind, type Recipient } from '#server/platform/notices/kind.ts';
import { outboxStore, type WaitingNotice } from '#server/platform/notices/outbox.store.ts';
import type { Owner } from '#server/platform/vault/owner.ts';
import type { NoticeServices } from './notice-services.ts';

/** One kind of a notice, and what it is asked with. */
export type TellingPart = { readonly kind: NoticeKind; readonly of: NoticeCase<never> };
/** A notice as it would be sent now: to whom, since when, and what it tells. */
export type Telling = {
  readonly to: Recipient;
  readonly address: string;
  readonly at: Date;
  readonly parts: readonly TellingPart[];
  readonly settings: ReminderSettings;
  /** Whether outside the app it is told in neutral words, and whether the product goes by its plain name. */
  readonly discreet: boolean;
  readonly unnamed: boolean;
};
type Row = WaitingNotice & { readonly id: string };
type Found = { readonly at: Date; readonly parts: readonly { kind: NoticeKind; data: object | null }[] };

/**
 * Opens what a row of the outbox tells. What is not for the member, or has no reason any more, is left out of its
 * parts.
 */
export async function readTelling(
  { kinds, vault, publicOrigin }: Pick<NoticeServices, 'kinds' | 'vault' | 'publicOrigin'>,
  { owner, row, now }: { readonly owner: Owner; readonly row: Row; readonly now: Date },
): Promise<Telling> {
  const [member, { settings, notices }, isConfirmed] = await Promise.all([
    memberStore.read(owner),
    reminderStore.read(owner),
    outboxStore.isConfirmed(owner.tx),
  ]);
  const { at, parts: found } =
    row.kind === NOTE && !row.sealed
      ? ofDocument(kinds, { notice: notices.find(({ id }) => id === row.about), settings, row, now })
      : ofCause(kinds, { owner, row, settings, now });
  const { userId, timeZone, profile, privacyMode } = member;
  // Whoever made the account may not own the address: until it is confirmed nothing they wrote is sent there.
  const firstName = isConfirmed ? profile.firstName : '';
  const to = { userId, timeZone, firstName, ageGroup: ageGroupOf(member, now) };
  const asked = { owner, to, about: row.about, linkId: row.link_id, now, publicOrigin, vault };
  const parts: TellingPart[] = [];
  for (const { kind, data } of found) {
    const of: NoticeCase<never> = { ...asked, data: data as never };
    if (isFor(kind, to) && !(kind.closed !== 'never' && (await kind.closed(of)))) parts.push({ kind, of });
  }
  const discreet = settings.discreet || privacyMode.discreet;
  return { to, address: profile.email, at, parts, settings, discreet, unnamed: privacyMode.discreet };
}

function isFor({ who: { age, which } }: NoticeKind, to: Recipient): boolean {
  return (age === 'any' || to.ageGroup === 'adult') && (which === 'everyone it concerns' || which(to));
}

type Document = { notice: KeptNotice | undefined; settings: ReminderSettings; row: Row; now: Date };

/** Parts of the member's own document: those whose switch is still on for this channel. */
function ofDocument(kinds: NoticeServices['kinds'], { notice, settings, row, now }: Document): Found {
  if (!notice) return { at: now, parts: [] };
  const setting = SETTING_OF[row.channel];
  const parts = partsFor(notice, setting).flatMap((data: NoticePart) => {
    const kind = kinds.get(data.kind);
    const isOn = kind?.when.cause === 'time' && settings.switches[kind.when.switch][setting];
    return kind && isOn ? [{ kind, data }] : [];
  });
  return { at: new Date(notice.at), parts };
}

/**
 * What was caused by something that happened. A kind of a later release is left to a process of that release: the job
 * is tried again.
 */
function ofCause(
  kinds: NoticeServices['kinds'],
  { owner, row, settings, now }: Omit<Document, 'notice'> & { owner: Owner },
): Found {
  const told = outboxStore.opened(owner, row);
  // One that does not open can tell nothing: it is closed, and the rest goes on.
  if (!told) return { at: now, parts: [] };
  const kind = kinds.get(told.kind ?? row.kind);
  if (!kind) throw new Error('no kind of notice that this release knows');
  const on = kind.when.switch;
  const isOff = on !== undefined && !settings.switches[on][SETTING_OF[row.channel]];
  return { at: told.at ? new Date(told.at) : now, parts: isOff ? [] : [{ kind, data: told.data }] };
}
