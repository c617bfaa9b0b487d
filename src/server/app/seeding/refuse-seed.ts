import { emailIndex } from '#server/features/account/public.ts';
import { listDemoAccounts } from '#server/features/demo/public.ts';
import type { Owner } from '#server/platform/db/owner.ts';
import type { Env } from '#server/platform/env.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { seededEmail } from './members.ts';

/** Throws one line where made-up words would stand among real ones: in production, or beside a member's account. */
export function refuseProduction(env: Env): void {
  if (env.production || !env.localDefault)
    throw new Error('npm run seed is for development: it fills the local database alone, and never in production.');
}

/** The same for a database that holds anybody but demo accounts and those of an earlier seed. */
export async function refuseRealMembers(owner: Owner, vault: Vault): Promise<void> {
  const { rows } = await owner.query<{ email_index: Buffer }>('select email_index from auth.account');
  const made = new Set(
    [
      ...listDemoAccounts().map(({ email }) => email),
      ...Array.from({ length: rows.length }, (_, index) => seededEmail(index)),
    ].map((email) => emailIndex(vault, email).toString('hex')),
  );
  const real = rows.filter((row) => !made.has(row.email_index.toString('hex'))).length;
  if (real > 0)
    throw new Error(
      `npm run seed refuses: this database holds ${real} ${real === 1 ? 'account' : 'accounts'} of its own. Seed an empty data folder (DATA_DIR).`,
    );
  if (rows.length > listDemoAccounts().length)
    throw new Error('npm run seed refuses: this database was seeded before. Seed an empty data folder (DATA_DIR).');
}
