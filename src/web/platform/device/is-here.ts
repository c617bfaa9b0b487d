/**
 * Whether this browser has a database of that name, without making one; `unsure` where it cannot say. False where it
 * has no databases.
 */
export async function isDatabaseHere(name: string, unsure: boolean): Promise<boolean> {
  if (!('indexedDB' in globalThis)) return false;
  if (!('databases' in indexedDB)) return unsure;
  return indexedDB.databases().then(
    (all) => all.some((one) => one.name === name),
    () => false,
  );
}
