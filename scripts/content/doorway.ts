import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { DEMO_PASSWORD } from '#server/features/demo/demo-people.ts';
import type { Shown } from './page-of.ts';

/** A doorway that stands open on this machine, and its address. */
export type Doorway = { readonly address: string; readonly close: () => void };

/**
 * Opens a doorway beside the product at `origin`: whoever comes through it in a browser is signed in as a demo member
 * and led to the page. A cookie of localhost is one for all its ports. It listens on this machine alone, and demo
 * accounts exist on the local default alone.
 */
export async function openDoorway(origin: string, { path, as }: Shown): Promise<Doorway> {
  const server: Server = createServer((_, reply) => {
    void signIn(origin, as).then(
      (cookies) => reply.writeHead(302, { location: `${origin}${path}`, 'set-cookie': cookies }).end(),
      (error: unknown) => reply.writeHead(502, { 'content-type': 'text/plain' }).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}/`, close: () => server.close() };
}

async function signIn(origin: string, as: Shown['as']): Promise<string[]> {
  const reply = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${as}@demo.example`, password: DEMO_PASSWORD }),
  });
  if (!reply.ok) throw new Error(`the demo account could not sign in: ${reply.status}`);
  return reply.headers.getSetCookie();
}
