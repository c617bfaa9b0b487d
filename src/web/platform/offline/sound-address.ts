/** How many bytes of a sound are kept, and sent to the player, at a time. */
export const SOUND_PIECE = 1024 * 1024;

const PLACE = '/on-device/';
/** A sound as it lies on this device. */
export type KeptSound = { readonly name: string; readonly type: string; readonly bytes: number };

/** Where the service worker gives a kept sound to the player: an address of this device, which no server knows. */
export function addressOfSound({ name, type, bytes }: KeptSound): string {
  return `${PLACE}${name}?${new URLSearchParams({ type, bytes: String(bytes) }).toString()}`;
}

/** The kept sound of an address; null for every other address. */
export function soundAt(url: URL): KeptSound | null {
  if (!url.pathname.startsWith(PLACE)) return null;
  const [type = '', bytes = 0] = [url.searchParams.get('type') ?? '', Number(url.searchParams.get('bytes'))];
  const isSound = /^audio\/[\w.+-]+$/.test(type) && Number.isSafeInteger(bytes) && bytes > 0;
  return isSound ? { name: url.pathname.slice(PLACE.length), type, bytes } : null;
}
