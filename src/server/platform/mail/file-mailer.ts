import { unnamed } from '#domain/privacy-mode/plain.ts';
import type { Clock } from '../clock.ts';
import { writeEml } from './eml.ts';
import { keepMail } from './mail-folder.ts';
import { checkMessage, mailIdOf, type Mailer } from './mailer.ts';

export type FileMailerOptions = {
  readonly dataDir: string;
  readonly mailFrom: string;
  readonly clock: Clock;
  /** Where the link of each message is shown, on the local default; null elsewhere. */
  readonly print: ((line: string) => void) | null;
};

/** Mail as files in the data folder, for a server without a relay. A retry replaces the file of its first try. */
export function fileMailer(options: FileMailerOptions): Mailer {
  return {
    async send(message) {
      checkMessage(message);
      const eml = writeEml(message, {
        from: message.plain ? unnamed(options.mailFrom) : options.mailFrom,
        date: options.clock.now(),
      });
      await keepMail(options.dataDir, { id: mailIdOf(message.messageId), eml });
      const link = /https?:\/\/\S+/.exec(message.text)?.[0];
      if (options.print && link) options.print(`${message.subject}: ${withoutAddress(link)}`);
    },
    close: async () => undefined,
  };
}

/** A link without the mail address it may carry in its query; the token behind the # stays. */
export function withoutAddress(link: string): string {
  const url = new URL(link);
  for (const [key, value] of [...url.searchParams])
    if (key === 'email' || value.includes('@')) url.searchParams.delete(key);
  return url.href;
}
