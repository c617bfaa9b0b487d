import { expect, test } from 'vitest';
import { openLog } from '../log.ts';
import { MailRefused, type Mailer } from '../mail/mailer.ts';
import { countedJobs, countedLog, countedMailer, openTally } from './tally.ts';

const AT = '2026-11-21T23:59:30.000Z';
const message = { to: 'ada@example.com', subject: 'Hello', text: 'Hello', messageId: '<a@b>' };
const tallied = () => {
  let now = new Date(AT);
  const tally = openTally(() => now);
  return { tally, pass: (ms: number) => (now = new Date(now.getTime() + ms)) };
};
const row = (kind: string, name: string, count: number) => ({ day: '2026-11-21', kind, name, count, last_at: AT });

test('counts by day, kind and name, and starts anew when it was taken', () => {
  const { tally, pass } = tallied();
  tally.add('error', 'http.fault');
  tally.add('error', 'http.fault');
  pass(60_000);
  tally.add('error', 'http.fault');
  expect(tally.take()).toEqual([
    row('error', 'http.fault', 2),
    { ...row('error', 'http.fault', 1), day: '2026-11-22', last_at: '2026-11-22T00:00:30.000Z' },
  ]);
  expect(tally.take()).toEqual([]);
});

test('what could not be written is added to what came meanwhile', () => {
  const { tally } = tallied();
  tally.add('mail', 'sent');
  const taken = tally.take();
  tally.add('mail', 'sent');
  tally.giveBack(taken);
  expect(tally.take()).toEqual([row('mail', 'sent', 2)]);
});

test('a person’s words are no name, and names have an end', () => {
  const { tally } = tallied();
  tally.add('error', 'ada@example.com said');
  expect(tally.take()).toEqual([]);
  for (let at = 0; at < 600; at += 1) tally.add('error', `made.up${at}`);
  expect(tally.take()).toHaveLength(500);
});

test('lines that warn are counted by their event, also those that are not written', () => {
  const { tally } = tallied();
  const lines: string[] = [];
  const quiet = openLog({ level: 'silent', now: () => new Date(AT), write: (line) => void lines.push(line) });
  const log = countedLog(quiet, tally);
  log.info('http.request');
  log.warn('csp.report');
  log.error('http.fault', {}, new Error('ada@example.com'));
  expect(lines).toEqual([]);
  expect(tally.take()).toEqual([row('error', 'csp.report', 1), row('error', 'http.fault', 1)]);
});

test('mails are counted by what became of them, and nothing of them is kept', async () => {
  const { tally } = tallied();
  const ends: readonly (Error | null)[] = [null, new Error('the relay is away'), new MailRefused('no_such_mailbox')];
  for (const end of ends) {
    const mailer: Mailer = { send: async () => (end ? Promise.reject(end) : undefined), close: async () => undefined };
    const sending = countedMailer(mailer, tally).send(message);
    expect(await sending.catch((error: unknown) => error)).toBe(end ?? undefined);
  }
  const taken = tally.take();
  expect(taken).toEqual([row('mail', 'sent', 1), row('mail', 'failed', 1), row('mail', 'refused', 1)]);
  expect(JSON.stringify(taken)).not.toContain('ada');
});

test('jobs are counted by their kind and how they ended', async () => {
  const { tally } = tallied();
  const jobs = countedJobs({ file: async () => undefined, notice: () => Promise.reject(new Error('no')) }, tally);
  const run = { id: 'a', attempt: 1, last: false, signal: new AbortController().signal };
  await jobs.file(run);
  await expect(jobs.notice(run)).rejects.toThrow('no');
  expect(tally.take()).toEqual([row('job_done', 'file', 1), row('job_failed', 'notice', 1)]);
});
