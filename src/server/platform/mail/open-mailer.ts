import type { Clock } from '../clock.ts';
import type { Env } from '../env.ts';
import { fileMailer } from './file-mailer.ts';
import type { Mailer } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** The mailer these settings ask for: the relay of SMTP_URL, else files; only the local default prints their links. */
export function openMailer(env: Env, given: { readonly clock: Clock; readonly print: (line: string) => void }): Mailer {
  if (env.smtpUrl) return smtpMailer({ smtpUrl: env.smtpUrl, mailFrom: env.mailFrom, publicOrigin: env.publicOrigin });
  return fileMailer({ dataDir: env.dataDir, mailFrom: env.mailFrom, clock: given.clock, print: env.localDefault ? given.print : null });
}
