import { describe, expect, it } from 'vitest';
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
const SUBJECTS = {
  verification: 'Confirm your email address for Moonhearth',
  already: 'You already have an account with Moonhearth',
  reset: 'Choose a new password for Moonhearth',
  changed: 'Your password for Moonhearth was changed',
  inactiveFirst: 'Your account with Moonhearth has been quiet for a long time',
  inactiveLast: 'Your account with Moonhearth will be deleted in 14 days',
};

describe.each([
  ['verification', verificationMail],
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
  it('escapes what stands in a name', () => {
    const irish = write({ firstName: "Síle O'Brien", link: LINK });
    expect(irish.text).toContain("Hello Síle O'Brien,");
    expect(irish.html).toContain('<p>Hello Síle O&#39;Brien,</p>');
  });
  it('cannot leave its link', () =>
    expect(write({ firstName: 'Ada', link: 'https://x.example/"><script>alert(1)</script>' }).html).not.toContain(
      '<script',
    ));
});

describe('how long a link works is said as it is', () => {
  it('verification', () =>
    expect(verificationMail({ firstName: 'Ada', link: LINK }).text).toContain('once, for 24 hours'));
  it('reset', () => expect(passwordResetMail({ firstName: 'Ada', link: LINK }).text).toContain('once, for 30 minutes'));
});

describe('names', () => {
  it.each(['Ada', 'Mary-Ann', 'Anne Marie', 'Zoë', 'Łucja', '李娜', 'مريم', 'J. Ada', 'D’Arcy', 'a'.repeat(40)])(
    'greets %s',
    (firstName) => expect(verificationMail({ firstName, link: LINK }).text).toContain(`Hello ${firstName},`),
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
    const mail = verificationMail({ firstName, link: LINK });
    expect(mail.text).toMatch(/^Hello,\n/);
    expect(mail.html).toContain('<p>Hello,</p>');
  });
});
