const START = 2_166_136_261;
const FACTOR = 16_777_619;
const LENGTH = 7;

/**
 * The name of a piece in addresses: seven letters and digits made from its id (FNV-1a, 32 bits), always the same. An id
 * says what a piece is about; an address stands in histories and logs of networks and must not.
 */
export function pieceAddress(id: string): string {
  let hash = START;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FACTOR);
  return (hash >>> 0).toString(36).padStart(LENGTH, '0');
}
