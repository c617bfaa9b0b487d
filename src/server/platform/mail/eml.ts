import { mailIdOf, type MailMessage } from './mailer.ts';

/** A message as the mailbox page shows it. */
export type KeptMail = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly date: Date;
  readonly text: string;
};

const END = '\r\n';

/**
 * A message as RFC 5322 text for the mail folder. Parts are 8-bit and never re-wrapped, so that a link can be copied,
 * or found by a program, straight from the file; a relay gets nodemailer's encoding instead.
 */
export function writeEml(message: MailMessage, by: { readonly from: string; readonly date: Date }): string {
  const boundary = `part-${mailIdOf(message.messageId)}`;
  const head = [
    `From: ${encoded(by.from)}`,
    `To: ${message.to}`,
    `Subject: ${encoded(message.subject)}`,
    `Message-ID: ${message.messageId}`,
    `Date: ${by.date.toUTCString().replace('GMT', '+0000')}`,
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
  ];
  const parts = [part('text/plain', message.text), ...(message.html ? [part('text/html', message.html)] : [])];
  return [...head, '', ...parts.flatMap((lines) => [`--${boundary}`, ...lines]), `--${boundary}--`, ''].join(END);
}

/** Reads a message that `writeEml` wrote; null for anything else, cut-off files included. */
export function readEml(eml: string): KeptMail | null {
  const [head = '', , ...rest] = eml.split(END + END);
  const header = (name: string) =>
    new RegExp(`^${name}: (.*(?:\\r\\n .*)*)$`, 'im').exec(head)?.[1]?.replaceAll(END, '') ?? '';
  const boundary = /boundary="([\w-]+)"$/.exec(header('Content-Type'))?.[1];
  const date = new Date(header('Date'));
  if (!boundary || Number.isNaN(date.getTime()) || !eml.endsWith(`--${boundary}--${END}`)) return null;
  const text = rest.join(END + END).split(`${END}--${boundary}`)[0] ?? '';
  return {
    id: mailIdOf(header('Message-ID')),
    to: header('To'),
    subject: decoded(header('Subject')),
    date,
    text: text.replaceAll(END, '\n'),
  };
}

function part(type: string, content: string): string[] {
  return [
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: 8bit',
    '',
    ...content.split(/\r\n|\r|\n/),
  ];
}

// RFC 2047: words of at most 75 characters, cut between code points.
function encoded(value: string): string {
  if (/^[\x20-\x7e]*$/.test(value)) return value;
  const address = / <[^<>]+>$/.exec(value)?.[0] ?? '';
  const points = [...value.slice(0, value.length - address.length)];
  const words = Array.from({ length: Math.ceil(points.length / 10) }, (_, index) =>
    points.slice(index * 10, index * 10 + 10).join(''),
  );
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(`${END} `) + address;
}

function decoded(value: string): string {
  return value.replace(/=\?UTF-8\?B\?([\w+/=]*)\?=\s*/g, (_, base64: string) =>
    Buffer.from(base64, 'base64').toString(),
  );
}
