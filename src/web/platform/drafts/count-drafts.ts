/** How many drafts of a member lie on this device, without opening one. None where the browser has no such database, or never made it. */
export async function countDrafts(owner: string): Promise<number> {
  const isThere = 'indexedDB' in globalThis && (await indexedDB.databases().then((all) => all.some(({ name }) => name === 'drafts'), () => false));
  return isThere ? countIn(owner).catch(() => 0) : 0;
}

function countIn(owner: string): Promise<number> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open('drafts');
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const db = opening.result;
      const end = (count: number) => {
        db.close();
        done(count);
      };
      if (!db.objectStoreNames.contains('pages')) return end(0);
      const asked = db.transaction('pages').objectStore('pages').count(IDBKeyRange.bound(`${owner}/`, `${owner}/\uffff`));
      asked.onsuccess = () => end(asked.result);
      asked.onerror = () => end(0);
    };
  });
}
