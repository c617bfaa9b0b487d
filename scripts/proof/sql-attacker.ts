import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '#server/platform/db/embedded/embedded.ts';
import { prepareDatabase } from '#server/platform/db/prepare.ts';
import { attackAs } from '#server/testing/attacker/sql-attacker.ts';
import { connected } from '#server/testing/idle.ts';
import type { Found, Proof } from './proof.ts';

const PLANTED = 'auth.set_password';

/**
 * SQL in a member's transaction, with every id, hash and token of a victim: function by function, and every way out
 * that PostgreSQL offers. A function that is not bound is planted first, and must be found.
 */
export const sqlAttacker: Proof = {
  name: 'sql-attacker',
  claims: "SQL in a member's transaction reaches nothing of another member, and becomes nobody else",
  run: async (): Promise<Found> => {
    const dataDir = mkdtempSync(join(tmpdir(), 'moonhearth-attacker-'));
    const cluster = await openEmbedded({ dataDir, log: () => undefined });
    try {
      const passwordFor = (role: string) => `only for this proof ${role}`;
      const database = {
        adminUrl: cluster.adminUrl,
        ...(await prepareDatabase({ adminUrl: cluster.adminUrl, passwordFor })),
      };
      await asOwner(cluster.adminUrl, `grant execute on function ${PLANTED}(uuid, text, timestamptz) to w_user`);
      const planted = await attackAs('member', database, (name) => name === PLANTED);
      await asOwner(cluster.adminUrl, `revoke execute on function ${PLANTED}(uuid, text, timestamptz) from w_user`);
      const { open, closed, statements, breaks } = await attackAs('member', database);
      return {
        figures: { 'functions open': open.length, 'functions refused': closed.length, statements },
        compared: statements,
        wrong: [
          ...(planted.breaks.length === 0 ? ['a function that was planted was not found'] : []),
          ...breaks.map(({ statement, what }) => `${statement}: ${what}`),
        ],
      };
    } finally {
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

async function asOwner(adminUrl: string, sql: string): Promise<void> {
  const client = await connected(adminUrl);
  await client.query(sql);
  await client.end();
}
