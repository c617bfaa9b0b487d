import { connect, createServer, type Socket } from 'node:net';

/** A way to the database that behaves as a pooler does where that makes a difference. */
export type FalsePooler = {
  /** An address of the database by this way. */
  readonly through: (url: string) => string;
  /** What each connection said at its opening: settings by name. */
  readonly openings: Record<string, string>[];
  close(): void;
};

const PID_TOLD = Buffer.from([0x4b, 0, 0, 0, 12]);

/**
 * Passes all on, and tells a process number of its own. It ends a connection that gives a name of a statement twice
 * without closing it between, though the first had failed: so does PgBouncer.
 */
export async function openFalsePooler(adminUrl: string): Promise<FalsePooler> {
  const url = new URL(adminUrl);
  const folder = url.searchParams.get('host');
  const openings: Record<string, string>[] = [];
  const pooler = createServer((outer) => {
    const inner = folder
      ? connect(`${folder}/.s.PGSQL.${url.port || '5432'}`)
      : connect(Number(url.port || '5432'), url.hostname);
    for (const end of [outer, inner]) end.on('error', () => undefined);
    watch(outer, openings);
    outer.pipe(inner);
    inner.on('data', (piece: Buffer) => {
      const at = piece.indexOf(PID_TOLD);
      if (at >= 0) piece.writeInt32BE(77, at + PID_TOLD.length);
      outer.write(piece);
    });
    inner.on('close', () => outer.destroy());
    outer.on('close', () => inner.destroy());
  });
  await new Promise<void>((done) => pooler.listen(0, '127.0.0.1', done));
  const address = pooler.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const through = (given: string) => {
    const other = new URL(given);
    other.searchParams.delete('host');
    other.host = `127.0.0.1:${port}`;
    return other.href;
  };
  return { through, openings, close: () => void pooler.close() };
}

/** Reads what a client says: the opening, which has no kind, then messages of a kind, a length and a body. */
function watch(outer: Socket, openings: Record<string, string>[]): void {
  const names = new Set<string>();
  let held = Buffer.alloc(0);
  let isOpen = false;
  outer.on('data', (piece: Buffer) => {
    held = Buffer.concat([held, piece]);
    for (;;) {
      const kind = isOpen ? 1 : 0;
      if (held.length < kind + 4 || held.length < kind + held.readInt32BE(kind)) return;
      const size = kind + held.readInt32BE(kind);
      const [letter, body] = [held.toString('latin1', 0, kind), held.subarray(kind + 4, size)];
      held = held.subarray(size);
      if (!isOpen) openings.push(settingsIn(body));
      isOpen = true;
      const name = textIn(letter === 'C' ? body.subarray(1) : body);
      if (letter === 'C') names.delete(name);
      if (letter === 'P' && name && names.has(name)) outer.destroy();
      if (letter === 'P') names.add(name);
    }
  });
}

const textIn = (body: Buffer) => body.toString('utf8', 0, Math.max(0, body.indexOf(0)));

/** Behind the version, names and values that each end in a zero. */
function settingsIn(body: Buffer): Record<string, string> {
  const words = body.subarray(4).toString().split('\0');
  return Object.fromEntries(
    words.flatMap((word, at) => (at % 2 === 0 && word ? [[word, words[at + 1] ?? ''] as const] : [])),
  );
}
