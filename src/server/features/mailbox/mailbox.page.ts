import { PRODUCT } from '#domain/account/product.ts';
import type { KeptMail } from '#server/platform/mail/eml.ts';
import { listMail, readMail } from '#server/platform/mail/mail-folder.ts';
import { MAILBOX_WORDS as words } from './mailbox.copy.ts';

/** Where the mailbox of the local default is mounted. */
export const MAILBOX_PATHS = { list: '/dev/mail', message: '/dev/mail/:id', css: '/dev/mail/mailbox.css' } as const;

/**
 * The list of kept messages as a whole HTML page, newest first. For the local default only: it shows addresses and
 * links in clear.
 */
export async function mailboxPage(dataDir: string): Promise<string> {
  const mails = await listMail(dataDir);
  const list =
    mails.length > 0 ? `<ul class="mails">${mails.map(row).join('')}</ul>` : `<p class="empty">${words.empty}</p>`;
  return page(
    words.title,
    `<p class="kicker">${words.kicker}</p><h1>${words.title}</h1><p class="lead">${words.explain}</p>${list}<p><a class="quiet" href="${MAILBOX_PATHS.list}">${words.again}</a></p>`,
  );
}

/**
 * One message as a whole HTML page, or null when there is none of this id. Its text is shown as text; links can be
 * followed.
 */
export async function messagePage(dataDir: string, id: string): Promise<string | null> {
  const mail = await readMail(dataDir, id);
  if (!mail) return null;
  const facts = `<dl><div><dt>${words.to}</dt><dd>${escaped(mail.to)}</dd></div><div><dt>${words.at}</dt><dd>${time(mail.date)}</dd></div></dl>`;
  return page(
    mail.subject,
    `<p><a class="quiet" href="${MAILBOX_PATHS.list}">${words.back}</a></p><h1>${escaped(mail.subject)}</h1>${facts}<article class="letter">${letter(mail.text)}</article>`,
  );
}

function row(mail: KeptMail): string {
  return `<li><a href="${MAILBOX_PATHS.list}/${mail.id}"><span class="subject">${escaped(mail.subject)}</span><span class="meta">${escaped(mail.to)}</span><span class="meta">${time(mail.date)}</span></a></li>`;
}

function letter(text: string): string {
  const paragraphs = text.trim().split(/\n{2,}/);
  return paragraphs.map((paragraph) => `<p>${paragraph.split('\n').map(linked).join('<br>')}</p>`).join('');
}

function linked(line: string): string {
  return line
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((piece, index) => (index % 2 === 0 ? escaped(piece) : `<a href="${escaped(piece)}">${escaped(piece)}</a>`))
    .join('');
}

function time(date: Date): string {
  const hour = date.getHours();
  const clock = `${hour % 12 || 12}:${String(date.getMinutes()).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
  return `<time datetime="${date.toISOString()}">${words.days[date.getDay()]} ${date.getDate()} ${words.months[date.getMonth()]}, ${clock}</time>`;
}

function page(title: string, main: string): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${escaped(title)} - ${PRODUCT}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${MAILBOX_PATHS.css}">`;
  return `<!doctype html><html lang="en"><head>${head}</head><body><header><a class="logo" href="/">${MARK}<span>${PRODUCT}</span></a></header><main>${main}</main></body></html>`;
}

const MARK =
  '<svg width="34" height="34" viewBox="0 0 32 32" aria-hidden="true"><path class="bowl" d="M5.2 12.2a11.6 11.6 0 1 0 21.6 0 10.9 9.6 0 0 1-21.6 0Z"/><path class="flame" d="M16 2.6c.7 3.4 4.6 5 4.6 9.2A4.6 4.6 0 0 1 16 16.4a4.6 4.6 0 0 1-4.6-4.6c0-2.2 1.2-3.2 2-4.4.4 1.3 1 1.9 1.6 2.1-.3-2.4.1-4.9 1-6.9Z"/></svg>';

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
