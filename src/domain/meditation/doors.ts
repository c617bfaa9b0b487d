/** The order of the home shelf: places first, then ids; open ones before closed ones where some are closed. */
export function homeOrder<M extends { readonly id: string; readonly place: number | null; readonly isOpen: boolean }>(
  all: readonly M[],
): M[] {
  return inShelfOrder(all).toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen));
}

const NOWHERE = 1_000;

/** The usual order of the shelf: places first, then ids. */
export function inShelfOrder<M extends { readonly id: string; readonly place: number | null }>(all: readonly M[]): M[] {
  return all.toSorted(
    (a, b) => (a.place ?? NOWHERE) - (b.place ?? NOWHERE) || (a.id < b.id ? -1 : Number(a.id > b.id)),
  );
}
