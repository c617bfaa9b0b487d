import { connect } from 'node:net';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from '../ground/place.ts';
import { judge, type Row } from '../row.ts';
import { kilobytes } from '../statistics.ts';
import type { Context } from './context.ts';

const WINDOW = 14_000;
const MOST = 8 * 1024;

/** Every byte a document costs on the wire: status line, headers, body. */
async function bytesOf(origin: string, path: string): Promise<{ headers: number; body: number }> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.end(`GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\naccept-encoding: br\r\nconnection: close\r\n\r\n`);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  const all = Buffer.concat(chunks);
  const headers = all.indexOf('\r\n\r\n') + 4;
  if (!all.toString('latin1', 0, 15).startsWith('HTTP/1.1 200'))
    throw new Error(`${path} answered ${all.toString('latin1', 0, 30)}`);
  return { headers, body: all.length - headers };
}

/**
 * Row 1: the sign-in document as this server sends it; beside it what production sends, where no demo accounts are in
 * it.
 */
export async function documentRow({ product, page }: Pick<Context, 'product' | 'page'>): Promise<Row> {
  const [own, floor] = [await bytesOf(product.origin, '/auth'), await bytesOf(page.origin, '/')];
  const total = own.headers + own.body;
  const production = readFileSync(join(DIST, 'pages/auth.html.br')).length + own.headers;
  const measured = `${kilobytes(total)}, ${own.headers} bytes of it headers (without the demo accounts, as in production: ${kilobytes(production)}); floor ${kilobytes(floor.headers + floor.body)}`;
  return judge(
    { n: 1, what: 'sign-in document', goal: '<= 8 KB, never over 14,000 bytes', measured },
    total <= MOST,
    total < WINDOW,
  );
}
