import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** A mail relay on this machine that keeps all it is given. */
export type Relay = {
  readonly url: string;
  /** The texts of all messages, as they came. */
  readonly mails: () => readonly string[];
  close(): Promise<void>;
};

export async function openRelay(port: number): Promise<Relay> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        mails.push(Buffer.concat(pieces).toString());
        done();
      });
    },
  });
  // A process that was killed leaves its line open: nobody else needs to hear of it.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails: () => mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** To whom a message went, and what tells it from every other. */
export function headOf(mail: string): { readonly to: string; readonly id: string } {
  const head = mail.slice(0, mail.indexOf('\r\n\r\n'));
  const said = (name: string) => new RegExp(`^${name}: *(?:\\r\\n )?(.+)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  return { to: said('To').replace(/^.*<|>.*$/g, ''), id: said('Message-ID') };
}
