/**
 * One message to one person. `messageId` comes from `messageIdOf`, so that a retry is recognisably the same message.
 */
export type MailMessage = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly messageId: string;
  /** Sent under the plain name, by whom who reads over the member's shoulder learns nothing. */
  readonly plain?: boolean;
};

/**
 * Outgoing mail. `send` resolves once the relay (or the disk) has taken the message for good; it throws MailRefused
 * when no retry can help, and anything else when a later try may. Sending again with the same messageId is safe.
 */
export type Mailer = { send(message: MailMessage): Promise<void>; close(): Promise<void> };

export type MailRefusal = 'bad_address' | 'bad_subject' | 'bad_message_id' | 'no_such_mailbox';

/** A message that will never be delivered, however often it is tried. `permanent` ends its job. */
export class MailRefused extends Error {
  readonly code: MailRefusal;
  readonly permanent = true;
  constructor(code: MailRefusal) {
    super(code);
    this.name = 'MailRefused';
    this.code = code;
  }
}

const ADDRESS = /^[^\s@<>,;:"()[\]\\\p{Cc}]{1,64}@[^\s@<>,;:"()[\]\\\p{Cc}]{1,253}$/u;
const MESSAGE_ID = /^<[\w-]{1,64}@[\w.-]{1,253}>$/;

/** The Message-ID of an outbox row, the same for every try of it: "<row id@host of the public origin>". */
export function messageIdOf(outboxId: string, publicOrigin: string): string {
  return `<${outboxId}@${new URL(publicOrigin).hostname.replace(/[[\]]/g, '').replaceAll(':', '-')}>`;
}

/** The part of a Message-ID that names the outbox row; also the name of the message's file. */
export function mailIdOf(messageId: string): string {
  return messageId.slice(1, messageId.indexOf('@'));
}

/** Refuses what could smuggle a header or a second recipient into a message. Throws MailRefused. */
export function checkMessage(message: MailMessage): void {
  if (!ADDRESS.test(message.to)) throw new MailRefused('bad_address');
  if (/\p{Cc}/u.test(message.subject)) throw new MailRefused('bad_subject');
  if (!MESSAGE_ID.test(message.messageId)) throw new MailRefused('bad_message_id');
}
