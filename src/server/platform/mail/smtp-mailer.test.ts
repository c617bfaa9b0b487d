import { createServer } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { MailRefused, messageIdOf, type MailMessage } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

const ROW = '0b9f6a52-1c1e-4a63-9a53-0d3f3c7f5f10';
const LINK = `https://moonhearth.example/reset-password#${'t'.repeat(120)}`;
const message: MailMessage = {
  to: 'ada@example.com',
  subject: 'Choose a new password',
  text: `Hello Zoë,\n\n${LINK}\n\n.\nMoonhearth\n`,
  html: `<p>Hello Zoë</p><a href="${LINK}">Go</a>`,
  messageId: messageIdOf(ROW, 'https://moonhearth.example'),
};
const closing: (() => Promise<void>)[] = [];

type Received = { readonly from: string; readonly to: string[]; readonly raw: string; readonly user: string };

async function relay(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const heard: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: (auth, _session, done) => {
      heard.push('AUTH');
      done(null, { user: auth.username ?? '' });
    },
    onMailFrom: (_address, _session, done) => {
      heard.push('MAIL');
      done();
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((to) => to.address),
          raw: Buffer.concat(chunks).toString(),
          user: String(session.user ?? ''),
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => heard.push('ERROR'));
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => resolve((listening.address() as { port: number }).port));
  });
  closing.push(() => new Promise((resolve) => server.close(() => resolve())));
  return { port, received, heard };
}

function mailer(smtpUrl: string, stepMs = 5000) {
  const opened = smtpMailer({
    smtpUrl,
    mailFrom: 'Moonhearth <hello@moonhearth.example>',
    publicOrigin: 'https://moonhearth.example',
    stepMs,
  });
  closing.push(() => opened.close());
  return opened;
}

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

it('a message arrives as it was written, at one address, with its own id', async () => {
  const { port, received } = await relay();
  await mailer(`smtp://127.0.0.1:${port}`).send(message);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ from: 'hello@moonhearth.example', to: ['ada@example.com'] });
  const parsed = await PostalMime.parse(received[0]?.raw ?? '');
  expect(parsed).toMatchObject({
    subject: message.subject,
    messageId: `<${ROW}@moonhearth.example>`,
    from: { name: 'Moonhearth', address: 'hello@moonhearth.example' },
    to: [{ address: 'ada@example.com' }],
  });
  expect(parsed.text?.trimEnd()).toBe(message.text.trimEnd());
  expect(parsed.text).toContain(`\n${LINK}\n`);
  expect(parsed.html).toContain(`href="${LINK}"`);
  expect(parsed.headers.find((header) => header.key === 'auto-submitted')?.value).toBe('auto-generated');
});

it('a second try carries the same id', async () => {
  const { port, received } = await relay();
  const sender = mailer(`smtp://127.0.0.1:${port}`);
  await sender.send(message);
  await sender.send(message);
  const ids = received.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]);
  expect(ids).toEqual([message.messageId, message.messageId]);
});

it('signs in with the name and password of the address, decoded', async () => {
  const { port, received } = await relay({
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, done) =>
      auth.password === 'p@ss word' ? done(null, { user: auth.username ?? '' }) : done(new Error('no')),
  });
  await mailer(`smtp://us%40er:p%40ss%20word@127.0.0.1:${port}`).send(message);
  expect(received[0]?.user).toBe('us@er');
});

// 0.0.0.0 reaches this machine, but is not one of its loopback names: it stands for a relay elsewhere.
describe('a relay that is not on this machine', () => {
  it('without TLS it is told nothing, neither password nor message', async () => {
    const { port, heard, received } = await relay({ disabledCommands: ['STARTTLS'] });
    await expect(mailer(`smtp://user:secret@0.0.0.0:${port}`).send(message)).rejects.toThrow();
    expect({ heard, received }).toEqual({ heard: [], received: [] });
  });
  it.each(['smtp', 'smtps'])('a certificate nobody vouches for ends it (%s)', async (protocol) => {
    const { port, received } = await relay({ disabledCommands: ['AUTH'], secure: protocol === 'smtps' });
    await expect(mailer(`${protocol}://0.0.0.0:${port}`).send(message)).rejects.toThrow();
    expect(received).toEqual([]);
  });
});

describe('what a relay may answer', () => {
  const answering = async (code: number, text: string) => {
    const { port } = await relay({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error(text), { responseCode: code })),
    });
    return mailer(`smtp://127.0.0.1:${port}`)
      .send(message)
      .then(
        () => null,
        (error: unknown) => error,
      );
  };
  it('no such mailbox is final', async () =>
    expect(await answering(550, '5.1.1 ada@example.com unknown')).toMatchObject({
      name: 'MailRefused',
      code: 'no_such_mailbox',
      permanent: true,
    }));
  it.each([
    [451, '4.3.0 try later'],
    [550, '5.7.1 relaying denied'],
    [552, '5.2.2 mailbox full'],
  ])('%i %s is tried again', async (code, text) => {
    const error = await answering(code, text);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefused);
  });
});

it('a relay that says nothing is given up on in time', async () => {
  const silent = createServer(() => undefined);
  const port = await new Promise<number>((resolve) =>
    silent.listen(0, '127.0.0.1', () => resolve((silent.address() as { port: number }).port)),
  );
  closing.push(() => new Promise((resolve) => silent.close(() => resolve())));
  const began = Date.now();
  await expect(mailer(`smtp://127.0.0.1:${port}`, 200).send(message)).rejects.toThrow();
  expect(Date.now() - began).toBeLessThan(3000);
});

it('nothing is sent to a bad address', async () => {
  const { port, received } = await relay();
  await expect(
    mailer(`smtp://127.0.0.1:${port}`).send({ ...message, to: 'a@x.example, b@x.example' }),
  ).rejects.toBeInstanceOf(MailRefused);
  expect(received).toEqual([]);
});
