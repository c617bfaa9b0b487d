import { eraseAgain, type AccountDeps } from '#server/features/account/public.ts';
import type { Env } from '#server/platform/env.ts';
import { carryOver } from '#server/platform/store/carry-over.ts';
import type { Store } from '#server/platform/store/open-store.ts';

type Opened = {
  readonly env: Env;
  readonly account: AccountDeps;
  readonly store: Store;
  readonly say: (line: string) => void;
};

/**
 * Carries into the store what lies in the data folder, and erases again whom its ledger knows. Gives how many members the
 * database had brought back.
 */
export async function eraseFromStore({ env, account, store, say }: Opened): Promise<number> {
  const { files, lines, done } = await carryOver(env, store);
  if (files + lines > 0)
    say(
      `Moved from DATA_DIR into the store at ${env.storeSetting}: ${files} files, ${lines} lines of the ledger of erasures.`,
    );
  const { erased } = await eraseAgain(account, env.dataDir, { whole: lines > 0 });
  await done();
  return erased;
}
