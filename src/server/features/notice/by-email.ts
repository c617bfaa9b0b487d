import { href } from '#contract/screens.ts';
import { unnamed } from '#domain/privacy-mode/plain.ts';
import { noteMail, SETTINGS_PLACE } from '#server/features/reminder/public.ts';
import { MailRefused, messageIdOf, type MailMessage } from '#server/platform/mail/mailer.ts';
import { shortWords, type NoticeMail } from '#server/platform/notices/kind.ts';
import { outboxStore } from '#server/platform/notices/outbox.store.ts';
import type { NoticeServices } from './notice-services.ts';
import type { Telling } from './telling.ts';

/**
 * The whole message of a notice; null when there is nothing to say. Its Message-ID is that of the row, so that every
 * try is recognisably the same.
 */
export async function mailOf(
  { publicOrigin }: Pick<NoticeServices, 'publicOrigin'>,
  { id, telling }: { readonly id: string; readonly telling: Telling },
): Promise<MailMessage | null> {
  const words = await wordsOf(telling, publicOrigin);
  if (!words) return null;
  const { address = telling.address, subject, text, html } = words;
  const said = telling.unnamed
    ? { subject: unnamed(subject), text: unnamed(text), html: unnamed(html) }
    : { subject, text, html };
  return { to: address, ...said, plain: telling.unnamed, messageId: messageIdOf(id, publicOrigin) };
}

/** A mail of its own where the kind has one; otherwise the neutral note of all short words that come together. */
async function wordsOf({ parts, to, discreet }: Telling, publicOrigin: string): Promise<NoticeMail | null> {
  const own = parts.find(({ kind }) => kind.words.letter !== 'note');
  if (own && own.kind.words.letter !== 'note') return own.kind.words.letter(own.of);
  return noteMail({
    firstName: to.firstName,
    link: `${publicOrigin}${href('home')}`,
    settingsLink: `${publicOrigin}${SETTINGS_PLACE}`,
    lines: parts.flatMap(({ kind, of }) => shortWords(kind, of.data) ?? []),
    discreet,
  });
}

/** Hands a message to the relay. */
export async function sendMail(
  { db, mailer }: Pick<NoticeServices, 'db' | 'mailer'>,
  { id, message }: { readonly id: string; readonly message: MailMessage },
): Promise<void> {
  try {
    await mailer.send(message);
  } catch (error) {
    // A mailbox that does not exist ends the matter; anything else is tried again.
    if (error instanceof MailRefused) await outboxStore.close(db, id);
    throw error;
  }
}
