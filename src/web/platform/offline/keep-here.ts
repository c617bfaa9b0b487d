import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAppState, type AppState } from '#web/platform/app-state.ts';
import type { KeptThing } from '#web/platform/offline/kept-store.ts';
import { useMember, useUser } from '#web/platform/session.ts';

/** What a device keeps for its member: each kind has a list of its own. */
type Kind = 'meditation' | 'piece' | 'guide' | 'sequence' | 'guide_week';
/** A thing on this device: its size here, in bytes, and since when (this device's clock). */
export type KeptHere<Whole> = { readonly whole: Whole; readonly bytes: number; readonly at: number };
/** Why one could not be kept: the device is full, it is a shared one, or it keeps nothing at all. */
export class NotKept extends Error {
  readonly why: 'full' | 'shared' | 'unable';

  constructor(why: NotKept['why']) {
    super(why);
    this.name = 'NotKept';
    this.why = why;
  }
}

/** Its code comes when it is first asked for: few pages of a visit need it. */
const store = () => import('#web/platform/offline/kept-store.ts');

/** What one needs at most beside its sound, in bytes, with room to breathe. */
const ROOM = 256 * 1024;
const KEY = 'kept on this device';
/** The name under which a thing lies. Meditations came first, and have none before theirs. */
const nameOf = (kind: Kind, id: string) => (kind === 'meditation' ? id : `${kind} ${id}`);
const isOf = (kind: Kind, name: string) => (kind === 'meditation' ? !name.includes(' ') : name.startsWith(`${kind} `));

/** The key of the list of a kind in the query cache. */
export const keptKey = (kind: Kind, owner: string) => [KEY, kind, owner];

/** The things of a kind that this device keeps, newest first. A browser without a database keeps none. */
export async function keptOf(kind: Kind, owner: string): Promise<readonly KeptThing[]> {
  if (!('indexedDB' in globalThis)) return [];
  return (await (await store()).keptThings(owner)).filter(({ id }) => isOf(kind, id));
}

/** The same, followed as it changes. */
export function useKept<Whole>(kind: Kind) {
  const id = useUser()?.id ?? '';
  return useQuery({
    enabled: id !== '',
    queryKey: keptKey(kind, id),
    queryFn: async (): Promise<readonly KeptHere<Whole>[]> =>
      (await keptOf(kind, id)).map(({ content, bytes, at }) => ({ whole: content as Whole, bytes, at })),
    staleTime: 0,
    retry: false,
  });
}

/** Keeps a thing here to have it without a connection; keeping it again takes what the server has now. */
export function useKeep<Whole extends { readonly id: string }>(kind: Kind) {
  const appState = useAppState();
  const { id: owner } = useMember();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (whole: Whole) => {
      await mustHaveRoom(0);
      await mustHaveCopy(appState);
      await keep({ kind, owner, id: whole.id }, whole);
    },
    onSettled: () => client.invalidateQueries({ queryKey: keptKey(kind, owner) }),
  });
}

/** Removes a thing from this device. */
export function useDrop(kind: Kind) {
  const owner = useUser()?.id ?? '';
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await store()).dropThing(owner, nameOf(kind, id)),
    onSettled: () => client.invalidateQueries({ queryKey: keptKey(kind, owner) }),
  });
}

/** Without the copy no page opens here without a connection; a shared device gets none. Rejects with NotKept then. */
export async function mustHaveCopy(appState: AppState): Promise<void> {
  const owner = appState.get().user?.id ?? '';
  const [{ takenAt }, { takeCopy }] = await Promise.all([
    import('#web/platform/offline/copy-store.ts'),
    import('#web/platform/offline/prepare.ts'),
  ]);
  if ((await takenAt(owner)) === null) await takeCopy(appState);
  if ((await takenAt(owner)) === null) throw new NotKept('shared');
}

/** Keeps `content` under the id of its kind. Rejects with NotKept where the device is full. */
export async function keep(
  { kind, owner, id }: { readonly kind: Kind; readonly owner: string; readonly id: string },
  content: unknown,
): Promise<void> {
  const { keepThing } = await store();
  await keepThing(owner, { id: nameOf(kind, id), at: Date.now(), content }).catch(refuse);
}

/** Rejects with NotKept where the device has no room for so many bytes beside a thing, or keeps nothing at all. */
export async function mustHaveRoom(bytes: number): Promise<void> {
  if (!('indexedDB' in globalThis) || globalThis.crypto?.subtle === undefined) throw new NotKept('unable');
  const storage = (navigator as Partial<Navigator>).storage as Partial<StorageManager> | undefined;
  const { quota, usage } = (await storage?.estimate?.()) ?? {};
  if (quota !== undefined && quota - (usage ?? 0) < ROOM + bytes) throw new NotKept('full');
}

/** Throws NotKept in place of a browser's word for a full device, and anything else as it is. */
export function refuse(error: unknown): never {
  throw error instanceof DOMException && error.name === 'QuotaExceededError' ? new NotKept('full') : error;
}
