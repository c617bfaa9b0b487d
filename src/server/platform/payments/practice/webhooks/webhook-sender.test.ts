import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterEach, describe, expect, it } from 'vitest';
import { tried, type Tried } from '../open-for-test.sample.ts';
import { byHttp, type Parcel } from './deliver.ts';
import { signedEvent } from './webhook-sender.ts';

/** Longer than a busy machine takes for the three that are held meanwhile. */
const LATE_MS = 600;

const open: Tried[] = [];
const start = async (answers?: (parcel: Parcel) => number): Promise<Tried> => {
  const one = await tried(answers ? { answers } : {});
  open.push(one);
  return one;
};
const make = async ({ stripe }: Tried, count: number): Promise<string[]> => {
  const made: string[] = [];
  for (let n = 0; n < count; n += 1) made.push((await stripe.customers.create({})).id);
  return made;
};
const arrived = ({ parcels }: Tried): string[] =>
  parcels.map(({ body }) => (JSON.parse(body) as { data: { object: { id: string } } }).data.object.id);
afterEach(async () => {
  for (const { practice } of open.splice(0)) await practice.close();
});

it("signs as the library's own signing does", () => {
  const at = new Date('2026-11-21T12:00:00.900Z');
  const body = '{"id":"evt_1"}';
  expect(signedEvent(body, { secret: 'whsec_test', at })).toBe(
    Stripe.webhooks.generateTestHeaderString({ payload: body, secret: 'whsec_test', timestamp: 1_795_262_400 }),
  );
});

describe('over HTTP', () => {
  it('counts as received what answers 2xx itself: no forwarding is followed, and nobody there is told as that', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url} ${String(request.headers['stripe-signature'])}`);
      response.writeHead(request.url === '/moved' ? 307 : 204, { location: '/here' }).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const parcel = { body: '{}', headers: { 'stripe-signature': 't=1' } };
    expect(await byHttp(`${origin}/here`)(parcel)).toBe(204);
    expect(await byHttp(`${origin}/moved`)(parcel)).toBe(307);
    expect(asked).toEqual(['POST /here t=1', 'POST /moved t=1']);
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
    await expect(byHttp(`${origin}/here`)(parcel)).rejects.toThrow();
  });
});

describe('an event', () => {
  it('is sent until it is received, and then no more', async () => {
    let tries = 0;
    const it = await start(() => {
      tries += 1;
      if (tries === 2) throw new Error('nobody is there');
      return tries < 5 ? 500 : 200;
    });
    const [id] = await make(it, 1);
    await it.practice.control.settled();
    expect(tries).toBe(5);
    expect(arrived(it)).toEqual([id]);
  });
  it('that nobody takes stays waiting, and stands in the list', async () => {
    const it = await start(() => 503);
    await make(it, 1);
    expect((await it.stripe.events.list()).data).toMatchObject([{ pending_webhooks: 1 }]);
  });
  it('can be lost, sent twice, late, or held and let go in another order', async () => {
    const it = await start();
    const { control } = it.practice;
    control.fate(() => ({ copies: 0 }));
    const [lost] = await make(it, 1);
    control.fate(() => ({ copies: 2 }));
    const [twice] = await make(it, 1);
    await control.settled();
    expect(arrived(it)).toEqual([twice, twice]);
    expect((await it.stripe.events.list()).data.map(({ data }) => (data.object as { id: string }).id)).toEqual([
      twice,
      lost,
    ]);
    control.fate(({ type }) => (type === 'customer.created' ? { delayMs: LATE_MS } : {}));
    const [late] = await make(it, 1);
    control.hold();
    const held = await make(it, 3);
    expect(control.held).toEqual(['customer.created', 'customer.created', 'customer.created']);
    expect(arrived(it)).toEqual([twice, twice]);
    control.release((rows) => rows.toReversed().slice(0, 2));
    await control.settled();
    expect(arrived(it)).toEqual([twice, twice, held[2], held[1], late]);
    const [after] = await make(it, 1);
    await control.settled();
    expect(arrived(it).at(-1)).toBe(after);
  });
});
