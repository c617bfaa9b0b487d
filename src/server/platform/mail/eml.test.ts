import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { readEml, writeEml } from './eml.ts';
import { checkMessage, MailRefused, messageIdOf, type MailMessage } from './mailer.ts';

const ROW = '0b9f6a52-1c1e-4a63-9a53-0d3f3c7f5f10';
const LINK = `http://localhost:3000/verify-email?email=ada%40example.com#${'t'.repeat(120)}`;
const message: MailMessage = {
  to: 'ada@example.com',
  subject: 'Confirm your email address',
  text: `Hello Zoë,\n\n${LINK}\n\n.\n--\nFrom here on\n`,
  html: `<p>Hello Zoë</p>\n<a href="${LINK}">Go</a>\n`,
  messageId: messageIdOf(ROW, 'http://localhost:3000'),
};
const by = { from: 'Moonhearth <no-reply@localhost>', date: new Date('2026-11-21T09:54:07Z') };

it('is read by any mail program as it was meant', async () => {
  const parsed = await PostalMime.parse(writeEml(message, by));
  expect(parsed).toMatchObject({
    from: { name: 'Moonhearth', address: 'no-reply@localhost' },
    to: [{ address: 'ada@example.com' }],
    subject: message.subject,
    messageId: message.messageId,
    date: '2026-11-21T09:54:07.000Z',
  });
  expect(parsed.text?.trimEnd()).toBe(message.text.trimEnd());
  expect(parsed.html?.trimEnd()).toBe(message.html?.trimEnd());
});

it('has the link whole on a line of the file', () => expect(writeEml(message, by).split('\r\n')).toContain(LINK));

it('comes back as it was written', () => {
  expect(readEml(writeEml(message, by))).toEqual({
    id: ROW,
    to: 'ada@example.com',
    subject: message.subject,
    date: by.date,
    text: message.text,
  });
  const { html: _, ...plain } = message;
  expect(readEml(writeEml(plain, by))?.text).toBe(message.text);
});

it.each(['Schön, dass du da bist, und willkommen an einem ruhigen Ort', '🌙'.repeat(30)])(
  'a subject outside ASCII survives: %s',
  async (subject) => {
    const eml = writeEml({ ...message, subject }, { ...by, from: 'Mondhöhle <m@x.example>' });
    expect(eml.split('\r\n\r\n')[0]).toMatch(/^[\x20-\x7e\r\n]*$/);
    expect(readEml(eml)?.subject).toBe(subject);
    expect(await PostalMime.parse(eml)).toMatchObject({ subject, from: { name: 'Mondhöhle', address: 'm@x.example' } });
  },
);

it('half a message is none, at whatever byte it was cut', () => {
  const eml = writeEml(message, by);
  const read = Array.from({ length: eml.length }, (_, end) => readEml(eml.slice(0, end)));
  expect(read.filter(Boolean)).toEqual([]);
});

it('foreign files are none', () => {
  expect(readEml('')).toBeNull();
  expect(readEml('From: a@b.example\r\n\r\nhello')).toBeNull();
});

describe('what could smuggle something in is refused for good', () => {
  it.each<[string, Partial<MailMessage>, string]>([
    ['two addresses', { to: 'a@x.example, b@x.example' }, 'bad_address'],
    ['a header in the address', { to: 'a@x.example\r\nBcc: b@x.example' }, 'bad_address'],
    ['an address in brackets', { to: 'Ada <a@x.example>' }, 'bad_address'],
    ['no address', { to: 'ada' }, 'bad_address'],
    ['two signs', { to: 'a@b@x.example' }, 'bad_address'],
    ['a header in the subject', { subject: 'Hi\r\nBcc: b@x.example' }, 'bad_subject'],
    ['a header in the id', { messageId: '<x@y>\r\nBcc: b@x.example' }, 'bad_message_id'],
    ['a path in the id', { messageId: '<../../x@y>' }, 'bad_message_id'],
  ])('%s', (_, change, code) => {
    expect(() => checkMessage({ ...message, ...change })).toThrow(MailRefused);
    expect(() => checkMessage({ ...message, ...change })).toThrow(code);
  });
  it('ordinary messages pass', () =>
    expect(() => checkMessage({ ...message, to: "o'brien+news@sub.example.co.uk" })).not.toThrow());
});

it('the id of a message follows from its row alone', () => {
  expect(messageIdOf(ROW, 'https://moonhearth.example')).toBe(`<${ROW}@moonhearth.example>`);
  expect(messageIdOf(ROW, 'http://[::1]:3000')).toBe(`<${ROW}@--1>`);
});
