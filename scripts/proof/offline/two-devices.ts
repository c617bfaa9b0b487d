import { table } from '#contract/table.ts';
import { dayInZone, monthOf, type LocalDate } from '#domain/calendar/local-date.ts';
import { monthsBefore } from '#domain/insight/span.ts';
import type { OutboxEntry } from '#web/platform/outbox/entry.ts';
import { makeMembers, signIn } from '../../bench/ground/people.ts';
import type { Product } from '../../bench/ground/product.ts';
import { chancesFrom } from '../../forecast/blind.ts';
import { sharedGround } from '../ground.ts';
import type { Course, Found, Proof } from '../proof.ts';
import { Device, storeOf, type Line } from './device.ts';
import { editAt, type Edit, type Ground } from './edits.ts';
import { differences, readAs, type Seen } from './what-must-be.ts';

const RESTARTS = 0.03;
const BASE_PAGES = 4;
const ZONE = 'Europe/Berlin';

/** Two devices without a line, then both with one that drops a quarter of what passes. */
export const twoDevices: Proof = {
  name: 'two-devices',
  claims:
    'two devices of one member, each with random edits made without a line and closed in between, end equal: every edit is there once, a later one over an earlier, or waits with its words where the other came first',
  run: async (course) => prove((await sharedGround()).product, course),
};

async function prove(product: Product, { short, seed }: Course): Promise<Found> {
  const edits = short ? 60 : 1_000;
  await makeMembers(product, 2, 'two');
  const whole = await walk(product, { email: 'two0@members.example', edits, seed, isSealed: short });
  const planted = await walk(product, {
    email: 'two1@members.example',
    edits: 40,
    seed: seed + 1,
    isSealed: short,
    plants: true,
  });
  const wrong = [
    ...whole.wrong,
    ...(planted.wrong.some((each) => each.endsWith(' times'))
      ? []
      : ['pages that were kept twice on purpose were not noticed']),
    ...(planted.wrong.some((each) => each.endsWith('is lost'))
      ? []
      : ['an edit that was lost on purpose was not missed']),
  ];
  return {
    figures: { 'edits a device': edits, pages: whole.pages, 'left to her by a conflict': whole.refused },
    compared: whole.compared,
    wrong,
  };
}

type Walk = {
  readonly email: string;
  readonly edits: number;
  readonly seed: number;
  readonly isSealed: boolean;
  /** Forgets keys on one device and loses an edit on purpose. */ readonly plants?: boolean;
};

async function walk({ origin }: Product, { email, edits, seed, isSealed, plants = false }: Walk) {
  const [one, other] = [await lineFor(origin, email), await lineFor(origin, email)];
  const today = dayInZone(new Date(), ZONE);
  const pages = await basePages(one, today);
  const [first, second] = [
    await busyDevice(one, { name: 'phone', seed, isSealed }),
    await busyDevice(other, { name: 'laptop', seed: seed + 7, isSealed }),
  ];
  first.device.forgetsKeys = plants;
  const made = [await edit(first, { edits, today, pages }), await edit(second, { edits, today, pages })];
  first.device.isOnline = second.device.isOnline = true;
  const refused = (await Promise.all([first.device.sendAll(), second.device.sendAll()])).flat();
  const months = [0, 1, 2, 3].map((back) => monthOf(monthsBefore(today, back)));
  const [seen, again] = await Promise.all([one, other].map((line) => readAs(line, months)));
  const expected = plants ? [...made, [lostEdit(today)]] : made;
  return {
    ...compare({ seen: seen as Seen, again: again as Seen, made: expected, refused }),
    pages: (seen as Seen).pages.size,
    refused: refused.length,
  };
}

function compare({
  seen,
  again,
  made,
  refused,
}: {
  seen: Seen;
  again: Seen;
  made: readonly (readonly Edit[])[];
  refused: readonly OutboxEntry[];
}) {
  const unequal =
    JSON.stringify([...seen.fields]) === JSON.stringify([...again.fields]) &&
    JSON.stringify([...seen.pages]) === JSON.stringify([...again.pages])
      ? []
      : ['the two devices see different things'];
  return { wrong: [...unequal, ...differences(seen, { made, refused })], compared: made.flat().length };
}

type Busy = { readonly name: string; readonly device: Device; readonly chance: () => number };

async function busyDevice(
  line: Line,
  { name, seed, isSealed }: { name: string; seed: number; isSealed: boolean },
): Promise<Busy> {
  const chance = chancesFrom(seed);
  return {
    name,
    chance,
    device: new Device(line, { store: await storeOf(isSealed), chance: chancesFrom(seed + 1_000) }),
  };
}

async function edit(
  { name, device, chance }: Busy,
  { edits, ...ground }: { edits: number } & Pick<Ground, 'today' | 'pages'>,
): Promise<Edit[]> {
  const made: Edit[] = [];
  for (let serial = 0; serial < edits; serial += 1) {
    const next = editAt({ ...ground, chance, device: name }, serial);
    await device.do(next);
    made.push(next);
    if (chance() < RESTARTS) device.restart();
  }
  return made;
}

function lostEdit(today: LocalDate): Edit {
  return {
    kind: 'page',
    title: 'never posted',
    call: { name: 'createJournalEntry', input: { body: { date: today } }, entityKey: 'a new page' },
  };
}

async function lineFor(origin: string, email: string): Promise<Line> {
  const cookie = await signIn({ origin }, email);
  const { user } = (await (await fetch(`${origin}${table.getUser.path}`, { headers: { cookie } })).json()) as {
    user: { id: string };
  };
  return { origin, cookie, owner: user.id };
}

async function basePages({ origin, cookie }: Line, date: LocalDate): Promise<Ground['pages']> {
  const one = async (number: number) => {
    const reply = await fetch(`${origin}/api/journal-entries`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ title: `page ${number}`, content: 'as it was', date }),
    });
    return (await reply.json()) as { id: string; version: number };
  };
  return Promise.all(Array.from({ length: BASE_PAGES }, (_, number) => one(number)));
}
