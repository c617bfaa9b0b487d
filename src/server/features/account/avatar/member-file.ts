import { randomUUID } from 'node:crypto';
import { FILE_QUOTA } from '#contract/limits.ts';
import { refuse, type Me } from '#server/platform/http/handler.ts';
import type { AccountDeps } from '../account-deps.ts';
import { fileStore } from './file.store.ts';

/**
 * Lays a file of the member's into the file store, sealed for its name by whoever keeps it, and gives the name. It lies
 * on the disk before its row is committed. Thrown as a refusal where the member's files are full, so that the whole
 * change is undone with it.
 */
export async function addMemberFile(
  { files }: Pick<AccountDeps, 'files'>,
  { me, seal }: { readonly me: Me; readonly seal: (name: string) => Buffer },
): Promise<string> {
  const name = randomUUID();
  const sealed = seal(name);
  if (!(await fileStore.add(me.tx, { id: name, bytes: sealed.length, most: FILE_QUOTA }))) throw refuse('files_full');
  await files.put(name, sealed);
  return name;
}

/** Lets a file of the member's go: its bytes are removed once this is committed. */
export function dropMemberFile({ tx }: Pick<Me, 'tx'>, name: string): Promise<void> {
  return fileStore.drop(tx, name);
}
