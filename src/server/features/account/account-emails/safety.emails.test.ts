import { describe, expect, it } from 'vitest';
import { confirmEmailMail, emailChangedMail, emailChangingMail } from './address.emails.ts';
import { mustResetMail, newDeviceMail, signInChangedMail, type SignInChange } from './safety.emails.ts';

const LINK = 'https://moonhearth.example/forgot-password';
const HEALTH = /period|womb|fertil|menstru|cycle|bleed|blood|pregnan|ovulat|hormon|contracept|health|sex|\bmoon\b/i;
const to = {
  firstName: 'Ada',
  link: LINK,
  timeZone: 'Europe/Berlin',
  told: { at: '2026-11-21T23:30:00.000Z', device: 'phone, Firefox', network: '203.0.113.0/24' },
};
const CHANGES: readonly SignInChange[] = [
  'passkey_added',
  'passkey_removed',
  'codes_on',
  'codes_off',
  'recovery_codes',
  'reset_by_host',
];

describe.each([
  ['A new sign-in to Moonhearth', newDeviceMail(to)],
  ['Please choose a new password for Moonhearth', mustResetMail(to)],
  ['Confirm your new email address for Moonhearth', confirmEmailMail(to)],
  ['Your Moonhearth email address is about to change', emailChangingMail(to)],
  ['The email address of your Moonhearth account was changed', emailChangedMail(to)],
  [
    'The email address of your Moonhearth account was changed',
    emailChangedMail({ ...to, told: { ...to.told, left: true } }),
  ],
  ...CHANGES.map(
    (what) =>
      ['How you sign in to Moonhearth was changed', signInChangedMail({ ...to, told: { ...to.told, what } })] as const,
  ),
] as const)('%s', (subject, mail) => {
  it('is discreet, and has one link', () => {
    expect(mail.subject).toBe(subject);
    expect(`${mail.subject}\n${mail.text}`).not.toMatch(HEALTH);
    expect(mail.text.match(/https?:/g)).toHaveLength(1);
    expect(mail.html).not.toMatch(/<(?:img|script|link|iframe|form|object)|\sstyle=/i);
  });
});

it('tells the hour in her own zone, the device in words and the network without its last part', () => {
  expect(newDeviceMail(to).text).toContain(
    'on 22 November 2026 at 00:30 from a new device: phone, Firefox, network 203.0.113.0/24.',
  );
});

it('names each change by what it was', () => {
  const told = CHANGES.map((what) => signInChangedMail({ ...to, told: { ...to.told, what } }).text);
  expect(new Set(told).size).toBe(CHANGES.length);
  expect(told[0]).toContain('On 22 November 2026 at 00:30, a passkey was added to your account.');
});
