import type { Clock } from '../clock.ts';
import type { Env } from '../env.ts';
import { fileMailer } from './file-mailer.ts';
import type { Mailer } from './mailer.ts';

/** The mailer these settings ask for: the relay of SMTP_URL, else files; only the local default prints their links. */
export async function openMailer(
  env: Env,
  given: { readonly clock: Clock; readonly print: (line: string) => void },
): Promise<Mailer> {
  // Loaded where a relay is named alone: the mail library takes a tenth of a start.
  if (env.smtpUrl)
    return (await import('./smtp-mailer.ts')).smtpMailer({
      smtpUrl: env.smtpUrl,
      mailFrom: env.mailFrom,
      publicOrigin: env.publicOrigin,
    });
  return fileMailer({
    dataDir: env.dataDir,
    mailFrom: env.mailFrom,
    clock: given.clock,
    print: env.localDefault ? given.print : null,
  });
}
