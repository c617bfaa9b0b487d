import { PRODUCT } from '#domain/account/product.ts';

/**
 * The words of one message. Subjects say nothing about health (product-decisions 16); nothing in them loads from afar.
 */
export type MailWords = { readonly subject: string; readonly text: string; readonly html: string };

/**
 * Who is written to, and the one whole link of the message. A name that could pass for an advertisement is not
 * repeated.
 */
export type MailTo = { readonly firstName: string; readonly link: string };

export type Email = {
  readonly subject: string;
  readonly before: readonly string[];
  readonly action: string;
  readonly after: readonly string[];
  /** Where messages of this kind are switched off: a sentence, and the link after it. */
  readonly settings?: { readonly before: string; readonly action: string; readonly link: string };
};

/** A letter in its two parts, plain text and HTML that loads nothing. */
export function worded(to: MailTo, letter: Email): MailWords {
  const hello = NAME.test(to.firstName) ? `Hello ${to.firstName},` : 'Hello,';
  return { subject: letter.subject, text: textOf(hello, to.link, letter), html: htmlOf(hello, to.link, letter) };
}

// Registration mails a stranger's address: a "name" such as "Win at evil.example" would make it carry someone else's
// message.
const NAME = /^(?!.*\.\p{L})\p{L}[\p{L}\p{M}'’. -]{0,39}$/u;

function textOf(hello: string, link: string, { before, after, settings }: Email): string {
  return `${[hello, ...before, link, ...after, ...(settings ? [settings.before, settings.link] : []), PRODUCT].join('\n\n')}\n`;
}

function htmlOf(hello: string, link: string, letter: Email): string {
  const { subject, before, action, after, settings } = letter;
  const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${escaped(line)}</p>`);
  const body = [
    ...paragraphs([hello, ...before]),
    linked(link, action),
    ...paragraphs(after),
    ...(settings ? [...paragraphs([settings.before]), linked(settings.link, settings.action)] : []),
    ...paragraphs([PRODUCT]),
  ];
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title><style>${STYLE}</style></head>`,
    '<body>',
    ...body,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function linked(link: string, action: string): string {
  return `<p><a href="${escaped(link)}">${escaped(action)}</a></p>`;
}

// A mail program knows no stylesheet of ours and may load nothing: five plain rules travel with the letter.
const STYLE =
  'body{max-width:34rem;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.6 Georgia,serif}a{font-weight:bold}';

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
