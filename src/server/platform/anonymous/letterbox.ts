import { randomInt, randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Tx } from '../db/query.ts';
import type { Log } from '../log.ts';
import type { Vault } from '../vault/vault.ts';

/** Something said without a name, as its kind publishes it. `at` is when it was handed in; no row may say so. */
export type Letter = {
  readonly id: string;
  readonly author: string;
  readonly at: Date;
  readonly document: unknown;
};

/**
 * What becomes of letters of one kind. `publish` gets all that wait in an order of chance, in one transaction of the
 * worker, and writes no instant finer than an hour. What an act earns its author is another kind, so that it is
 * another transaction of another batch.
 */
export type LetterKind = {
  readonly name: string;
  /** How long the first of a batch waits for others, in minutes. */ readonly waitMinutes: number;
  readonly publish: (tx: Tx, letters: readonly Letter[], services: LetterServices) => Promise<void>;
};

type Services = { readonly db: Database; readonly vault: Vault; readonly clock: Clock };
/** What publishing may need besides its transaction. */
export type LetterServices = Services & { readonly log: Log };
type Handed = {
  readonly kind: Pick<LetterKind, 'name'>;
  readonly author: string;
  /** The key of the act: the same one twice is one letter. */ readonly key: string;
  /** The id of the letter, where its writer is told of it; else one is made. */ readonly id?: string;
  readonly document: unknown;
};
type Sealed = Pick<Letter, 'author' | 'document'> & { readonly at: string };

const KEY = 'anon-author';
const placeOf = (id: string) => `letter|${id}`;

/**
 * Hands in what a member says without her name: one row, in a transaction of its own that names nobody. The caller
 * holds no transaction of the member's and writes nothing else for the same act. False when this act was handed in
 * before.
 */
export async function putLetter(
  { db, vault, clock }: Services,
  { kind, author, key, document, id = randomUUID() }: Handed,
): Promise<boolean> {
  const sealed: Sealed = { author, at: clock.now().toISOString(), document };
  const bytes = vault.sealUnder(KEY, { place: placeOf(id), bytes: Buffer.from(JSON.stringify(sealed)) });
  const tag = vault.mac(KEY, `letter|${kind.name}|${author}|${key}`);
  const [row] = await db.asVisitor((tx) =>
    tx.callFunction<{ put_letter: boolean }>('put_letter', [id, kind.name, tag, bytes]),
  );
  return row?.put_letter === true;
}

/**
 * Publishes each kind whose first letter has waited long enough, with all that came since, and forgets tags of more
 * than an hour ago. A letter that cannot be opened stays, is told to the log, and holds nobody else's back.
 */
export async function publishLetters(services: LetterServices, kinds: readonly LetterKind[]): Promise<void> {
  for (const kind of kinds) await services.db.asWorker(null, (tx) => publishKind(services, { kind, tx }));
  await services.db.asWorker(null, (tx) => tx.callFunction('sweep_letters'));
}

async function publishKind(services: LetterServices, { kind, tx }: { kind: LetterKind; tx: Tx }): Promise<void> {
  const { vault, clock, log } = services;
  const rows = await tx.callFunction<{ id: string; sealed: Buffer }>('open_letters', [kind.name]);
  const letters = rows.flatMap((row) => openLetter(vault, row) ?? []);
  if (letters.length < rows.length) log.error('letter.unreadable', { alert: true });
  const first = Math.min(...letters.map(({ at }) => at.getTime()));
  if (letters.length === 0 || clock.now().getTime() - first < kind.waitMinutes * 60_000) return;
  const mixed = shuffled(letters);
  await kind.publish(tx, mixed, services);
  await tx.callFunction('close_letters', [mixed.map(({ id }) => id)]);
}

/**
 * What one member has said of a kind that is not published yet, oldest first: the server opens all that wait and gives
 * the member's own.
 */
export async function waitingLettersOf(
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  { kind, author }: Pick<Handed, 'kind' | 'author'>,
): Promise<readonly Letter[]> {
  const rows = await db.asVisitor((tx) =>
    tx.callFunction<{ id: string; sealed: Buffer }>('waiting_letters', [kind.name]),
  );
  return rows
    .flatMap((row) => openLetter(vault, row) ?? [])
    .filter((letter) => letter.author === author)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** Takes a letter back that waits. False where it is published or gone. Whose it is, the caller has looked. */
export async function withdrawLetter({ db }: Pick<Services, 'db'>, id: string): Promise<boolean> {
  const [row] = await db.asVisitor((tx) => tx.callFunction<{ withdraw_letter: boolean }>('withdraw_letter', [id]));
  return row?.withdraw_letter === true;
}

function openLetter(vault: Vault, { id, sealed }: { id: string; sealed: Buffer }): Letter | null {
  try {
    const { author, at, document } = JSON.parse(
      vault.openUnder(KEY, { place: placeOf(id), sealed }).toString(),
    ) as Sealed;
    return { id, author, at: new Date(at), document };
  } catch {
    return null;
  }
}

/** In an order of chance (Fisher and Yates). */
function shuffled<T>(items: readonly T[]): T[] {
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1);
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}
