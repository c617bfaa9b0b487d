import { randomBytes } from 'node:crypto';
import { fixedClock } from '#server/platform/clock.ts';
import { prepareDatabase } from '#server/platform/db/prepare.ts';
import type { Course, Found, Proof } from '../../proof.ts';
import { costOf } from './cost.ts';
import { tryHoles } from './holes.ts';
import { killNode } from './killed-node.ts';
import { lacking, Node } from './nodes.ts';
import { compareSides } from './same-answers.ts';
import { DATABASE, openSpread, type Spread } from './spread.ts';
import { openStand, type Stand } from './stand.ts';

const passwordFor = (role: string): string => `only for this proof, and long enough: ${role}`;

/**
 * Members' rows on two nodes of Citus, beside the same product on plain PostgreSQL 15. Optional: where Citus is not
 * built for PostgreSQL 15 it says so.
 */
export const citus: Proof = {
  name: 'citus',
  claims:
    "with members' rows on two nodes every answer is the one of plain PostgreSQL, no node gives a row without a proof of its member, and one that is killed loses nothing",
  run: async (course: Course): Promise<Found> => {
    const notTried = lacking();
    if (notTried) return { notTried };
    const plain = await Node.open({ citus: false, password: randomBytes(16).toString('hex') });
    try {
      const spread = await openSpread(passwordFor);
      return await compare({ plain, spread, course }).finally(() => spread.leave());
    } finally {
      await plain.leave();
    }
  },
};

type Ground = { readonly plain: Node; readonly spread: Spread; readonly course: Course };

async function compare({ plain, spread, course: { short } }: Ground): Promise<Found> {
  const prepared = await prepareDatabase({ adminUrl: plain.url('postgres'), passwordFor });
  const opened: Stand[] = [];
  const [at, rootKey] = [new Date(), randomBytes(32).toString('base64')];
  const open = async (of: typeof prepared, isSpread: boolean): Promise<Stand> => {
    const stand = await openStand(of, { spread: isSpread, clock: fixedClock(at), rootKey });
    opened.push(stand);
    return stand;
  };
  try {
    const [here, there] = [await open(prepared, false), await open(spread.prepared, true)];
    const same = await compareSides(
      { stand: here, adminUrl: plain.url('postgres') },
      { stand: there, adminUrl: spread.coordinator.url(DATABASE) },
    );
    const [cookie, other] = [await there.member('eve'), await there.member('mara')];
    const cost = await costOf(
      { stand: here, cookie: await here.member('eve'), nodes: [plain] },
      { stand: there, cookie, nodes: [spread.coordinator, ...spread.workers] },
      short ? 60 : 300,
    );
    const killed = await killNode({ spread, stand: there });
    const [victim, stranger] = [await there.idOf(cookie), await there.idOf(other)];
    const holes = await tryHoles({ spread, passwordFor, victim, other: stranger });
    return {
      figures: {
        'tables spread': spread.tables.length,
        steps: same.steps,
        'of these taken': same.taken,
        'tables compared': same.tables,
        ...killed.figures,
        'ways in tried': holes.tried,
        ...cost,
      },
      compared: same.steps + killed.figures.acknowledged + holes.tried,
      wrong: [...same.wrong, ...killed.wrong, ...holes.wrong],
    };
  } finally {
    for (const stand of opened) await stand.close();
  }
}
