import { createTransport } from 'nodemailer';
import { unnamed } from '#domain/privacy-mode/plain.ts';
import { isLoopback } from '../env-loopback.ts';
import { checkMessage, MailRefused, type Mailer } from './mailer.ts';

export type SmtpOptions = {
  readonly smtpUrl: string;
  readonly mailFrom: string;
  readonly publicOrigin: string;
  /** Milliseconds for each step: name look-up, connection, greeting; three times that for a silence later on. */
  readonly stepMs?: number;
};

/**
 * Mail through a relay. `smtps:` speaks TLS from the first byte, `smtp:` must upgrade by STARTTLS before anything is
 * said, unless the relay is on this machine. Certificates are checked; every step has a time limit.
 */
export function smtpMailer(options: SmtpOptions): Mailer {
  const transport = createTransport(transportOptions(options));
  return {
    async send(message) {
      checkMessage(message);
      const { to, subject, text, html, messageId, plain } = message;
      try {
        await transport.sendMail({
          from: plain ? unnamed(options.mailFrom) : options.mailFrom,
          to: { name: '', address: to },
          subject,
          text,
          messageId,
          ...(html ? { html } : {}),
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw isGone(error) ? new MailRefused('no_such_mailbox') : error;
      }
    },
    close: async () => transport.close(),
  };
}

function transportOptions({ smtpUrl, publicOrigin, stepMs = 10_000 }: SmtpOptions) {
  const url = new URL(smtpUrl);
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isLoopback(url.hostname),
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    name: new URL(publicOrigin).hostname,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    dnsTimeout: stepMs,
    socketTimeout: 3 * stepMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

// Only "this mailbox does not exist" (5.1.x, RFC 3463) is final: a relay that is set up wrongly also answers 550, and
// gets mended.
function isGone(error: unknown): boolean {
  const { code, response } = error as { code?: unknown; response?: unknown };
  return code === 'EENVELOPE' && typeof response === 'string' && /\b55\d[ -]5\.1\.\d/.test(response);
}
