import { bandOf, type Member } from '#server/features/account/public.ts';
import type { Tx } from '#server/platform/db/query.ts';
import type { MailWords } from '#server/platform/mail/letter.ts';
import { billingNoteStore } from './billing-note.store.ts';
import { billingMail } from './subscription.mails.ts';

type Asked = { readonly id: string; readonly member: Member; readonly now: Date; readonly publicOrigin: string };

/** The words of a mail about money; null when there is nothing to say, and always for a teen, who buys nothing. */
export async function billingWords(
  { tx }: { readonly tx: Tx },
  { id, member, now, publicOrigin }: Asked,
): Promise<MailWords | null> {
  const note = await billingNoteStore.read({ tx, userId: member.userId }, id);
  if (!note || bandOf(member, now) === 'teen') return null;
  return billingMail(note, { firstName: member.profile.firstName, publicOrigin, timeZone: member.timeZone });
}
