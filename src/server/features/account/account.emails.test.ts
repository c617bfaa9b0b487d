import { describe, expect, it } from 'vitest';
import type { MailTo } from '#server/platform/mail/email.ts';
import {
  alreadyRegisteredMail,
  inactiveFirstMail,
  inactiveLastMail,
  passwordChangedMail,
  passwordResetMail,
  verificationMail,
} from './account.emails.ts';

const LINK = `https://moonhearth.example/verify-email?a=1&b=2#${'t'.repeat(43)}`;
const HEALTH = /period|womb|fertil|menstru|cycle|bleed|blood|pregnan|ovulat|hormon|contracept|health|sex|\bmoon\b/i;
const BEGAN = { at: '2026-11-21T23:30:00.000Z', device: 'phone, Firefox', timeZone: 'Europe/Berlin' };
const verification = ({ link }: MailTo) => verificationMail({ link, began: BEGAN });
const SUBJECTS = {
  verification: 'Confirm your email address for Moonhearth',
  already: 'You already have an account with Moonhearth',
  reset: 'Choose a new password for Moonhearth',
  changed: 'Your password for Moonhearth was changed',
  inactiveFirst: 'Do you still need your Moonhearth account?',
  inactiveLast: 'Your account with Moonhearth will be deleted in 14 days',
};

describe.each([
  ['verification', verification],
  ['already', alreadyRegisteredMail],
  ['reset', passwordResetMail],
  ['changed', passwordChangedMail],
  ['inactiveFirst', inactiveFirstMail],
  ['inactiveLast', inactiveLastMail],
] as const)('%s', (name, write) => {
  const mail = write({ firstName: 'Ada', link: LINK });

  it('has its discreet subject, on one line', () => {
    expect(mail.subject).toBe(SUBJECTS[name]);
    expect(mail.subject).not.toMatch(HEALTH);
    expect(mail.subject).toMatch(/^[\x20-\x7e]{1,78}$/);
  });
  it('stays discreet where a mail program shows its first lines', () => expect(mail.text).not.toMatch(HEALTH));
  it('gives the link whole, once in each part, on a line of its own in the text', () => {
    expect(mail.text.split('\n').filter((line) => line === LINK)).toHaveLength(1);
    expect(mail.text.match(/https?:/g)).toHaveLength(1);
    expect(mail.html.split(`href="${LINK.replaceAll('&', '&amp;')}"`)).toHaveLength(2);
    expect(mail.html.match(/https?:/g)).toHaveLength(1);
  });
  it('loads nothing and runs nothing', () =>
    expect(mail.html).not.toMatch(/<(?:img|script|link|iframe|form|object)|url\(|@import|\sstyle=|\son\w+=/i));
  it('says the same in both parts', () => {
    const plain = mail.html
      .replace(/^[\s\S]*<body>/, '')
      .replace(/<a [^>]*>[^<]*<\/a>/, LINK)
      .replace(/<[^>]+>/g, '')
      .replaceAll('&#39;', "'");
    const lines = (text: string) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);
    expect(lines(plain)).toEqual(lines(mail.text));
  });
  it('escapes what stands in a name, and greets nobody whose address is not confirmed', () => {
    const irish = write({ firstName: "Síle O'Brien", link: LINK });
    const [text, html] =
      name === 'verification' ? ['Hello,', 'Hello,'] : ["Hello Síle O'Brien,", 'Hello Síle O&#39;Brien,'];
    expect(irish.text.split('\n')[0]).toBe(text);
    expect(irish.html).toContain(`<p>${html}</p>`);
  });
  it('cannot leave its link', () =>
    expect(write({ firstName: 'Ada', link: 'https://x.example/"><script>alert(1)</script>' }).html).not.toContain(
      '<script',
    ));
});

describe('how long a link works is said as it is', () => {
  it('verification', () => expect(verification({ firstName: 'Ada', link: LINK }).text).toContain('once, for 24 hours'));
  it('reset', () => expect(passwordResetMail({ firstName: 'Ada', link: LINK }).text).toContain('once, for 30 minutes'));
});

it('says when and on what kind of device a sign-up began, and what to do when it was somebody else’s', () => {
  const { text } = verification({ firstName: 'Ada', link: LINK });
  expect(text).toContain(
    'This sign-up began on 22 November 2026 at 00:30 CET, on this kind of device: phone, Firefox.',
  );
  expect(text).toContain('If this wasn’t you, ignore this email and nothing is created.');
  expect(verificationMail({ link: LINK, began: null }).text).not.toContain('began');
});

describe('names', () => {
  it.each(['Ada', 'Mary-Ann', 'Anne Marie', 'Zoë', 'Łucja', '李娜', 'مريم', 'J. Ada', 'D’Arcy', 'a'.repeat(40)])(
    'greets %s',
    (firstName) => expect(passwordResetMail({ firstName, link: LINK }).text).toContain(`Hello ${firstName},`),
  );
  it.each([
    '',
    ' ',
    'Win at evil.example',
    'https://evil.example',
    'ada@evil.example',
    'Call 555 1234',
    '<b>Ada</b>',
    'Ada\nBcc: x',
    'Ada\u0000',
    '$1000 for you',
    'a'.repeat(41),
  ])('greets without repeating %j', (firstName) => {
    const mail = passwordResetMail({ firstName, link: LINK });
    expect(mail.text).toMatch(/^Hello,\n/);
    expect(mail.html).toContain('<p>Hello,</p>');
  });
});
