import { PRODUCT } from '#domain/account/product.ts';

/** The words of one message. Subjects say nothing about health (product-decisions 16); nothing in them loads from afar. */
export type MailWords = { readonly subject: string; readonly text: string; readonly html: string };

/** Who is written to, and the one whole link of the message. A name that could pass for an advertisement is not repeated. */
export type MailTo = { readonly firstName: string; readonly link: string };

type Letter = { readonly subject: string; readonly before: readonly string[]; readonly action: string; readonly after: readonly string[] };

/** After registration, and on asking again: the link confirms the address. */
export function verificationMail(to: MailTo): MailWords {
  return worded(to, {
    subject: `Confirm your email address for ${PRODUCT}`,
    before: [`Welcome to ${PRODUCT}. One step is left: please confirm that this address is yours.`],
    action: 'Confirm my email address',
    after: ['The link works once, for 24 hours. Should it have run out, the page it opens can send you a new one.', 'If you did not make this account, you can leave this message alone. Nobody can sign in to it without this link.'],
  });
}

/** To the owner of an address that somebody tried to register again; the link leads to the sign-in page. */
export function alreadyRegisteredMail(to: MailTo): MailWords {
  return worded(to, {
    subject: `You already have an account with ${PRODUCT}`,
    before: ['Somebody, most likely you, just tried to make an account with this address. You have one already, so nothing was changed. You can sign in here:'],
    action: 'Sign in',
    after: ['If you have forgotten your password, the sign-in page helps you to choose a new one.', 'If it was not you, there is nothing to do. Whoever tried did not learn that this address is known to us.'],
  });
}

/** On asking for a new password. */
export function passwordResetMail(to: MailTo): MailWords {
  return worded(to, {
    subject: `Choose a new password for ${PRODUCT}`,
    before: ['You asked to choose a new password. You can do it here:'],
    action: 'Choose a new password',
    after: ['The link works once, for 30 minutes. When the new password is set, every device that is signed in now is signed out.', 'If you did not ask for this, you can leave this message alone. Your password stays as it is.'],
  });
}

/** After a password was changed; the link leads to the page that asks for a new one. */
export function passwordChangedMail(to: MailTo): MailWords {
  return worded(to, {
    subject: `Your password for ${PRODUCT} was changed`,
    before: ['The password of your account was changed, and every device was signed out. If this was you, all is well and there is nothing to do.', 'If it was not you, please choose a new password straight away:'],
    action: 'Choose a new password',
    after: ['What you wrote is still there, and still sealed under your own key.'],
  });
}

function worded(to: MailTo, letter: Letter): MailWords {
  const hello = NAME.test(to.firstName) ? `Hello ${to.firstName},` : 'Hello,';
  return { subject: letter.subject, text: textOf(hello, to.link, letter), html: htmlOf(hello, to.link, letter) };
}

// Registration mails a stranger's address: a "name" such as "Win at evil.example" would make it carry someone else's message.
const NAME = /^(?!.*\.\p{L})\p{L}[\p{L}\p{M}'’. -]{0,39}$/u;

function textOf(hello: string, link: string, letter: Letter): string {
  return `${[hello, ...letter.before, link, ...letter.after, PRODUCT].join('\n\n')}\n`;
}

function htmlOf(hello: string, link: string, letter: Letter): string {
  const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${escaped(line)}</p>`);
  const body = [...paragraphs([hello, ...letter.before]), `<p><a href="${escaped(link)}">${escaped(letter.action)}</a></p>`, ...paragraphs([...letter.after, PRODUCT])];
  return ['<!doctype html>', '<html lang="en">', `<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escaped(letter.subject)}</title><style>${STYLE}</style></head>`, '<body>', ...body, '</body>', '</html>', ''].join('\n');
}

// A mail program knows no stylesheet of ours and may load nothing: five plain rules travel with the letter.
const STYLE = 'body{max-width:34rem;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.6 Georgia,serif}a{font-weight:bold}';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}
