import type { AccountDeps } from '#server/features/account/public.ts';
import { shiftedClock, systemClock } from '#server/platform/clock.ts';
import { Database } from '#server/platform/db/database.ts';
import { openErasures } from '#server/platform/erasures/erasures.ts';
import { GUESSES } from '#contract/limits.ts';
import { openCounts } from '#server/platform/http/counts.ts';
import { openTries } from '#server/platform/http/tries.ts';
import { Passwords } from '#server/platform/passwords/passwords.ts';
import { openStore } from '#server/platform/store/open-store.ts';
import { Sessions } from '#server/platform/sessions/sessions.ts';
import { openAppKeys } from '#server/platform/vault/keyring.store.ts';
import { erasedTables, leaves } from '../manifests.ts';
import type { Host } from './host.ts';

/** The account feature for a command on the host, without a server around it. Close its `db` when done. */
export async function openAccountDeps({ env, vault, urls }: Host): Promise<AccountDeps> {
  const fail = (error: Error) => void process.stderr.write(`${error.name}\n`);
  const db = new Database({ urls, max: 2, onFault: fail });
  await openAppKeys(vault, db);
  const store = openStore(env, fail);
  const clock = env.clockShift ? shiftedClock(env.clockShift) : systemClock;
  const counts = openCounts({ db, vault, factor: env.rateFactor });
  const tries = openTries({ db, vault, factor: env.rateFactor, limit: GUESSES });
  return {
    db,
    vault,
    clock,
    counts,
    tries,
    sessions: new Sessions(db, { asksFactor: env.production }),
    passwords: new Passwords(vault),
    passwordMin: env.passwordMin,
    publicOrigin: env.publicOrigin,
    rateFactor: env.rateFactor,
    files: store.files,
    erasures: openErasures({ ledger: store.ledger, vault, clock, log: null, tables: erasedTables, leaves }),
  };
}
