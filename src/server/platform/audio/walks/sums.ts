/** A cyclic redundancy check over bytes, most significant bit first, as frames of FLAC and pages of Ogg carry it. */
function checkSum(bits: 8 | 16 | 32, polynomial: number) {
  const mask = bits === 32 ? 0xffffffff : (1 << bits) - 1;
  const top = 2 ** (bits - 1);
  const table = Uint32Array.from({ length: 256 }, (_, byte) => {
    let sum = byte * 2 ** (bits - 8);
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum & top ? (sum << 1) ^ polynomial : sum << 1) & mask) >>> 0;
    return sum;
  });
  return (bytes: Uint8Array, before = 0): number => {
    let sum = before;
    for (let i = 0; i < bytes.length; i += 1)
      sum = (((sum << 8) & mask) ^ (table[((sum >>> (bits - 8)) ^ (bytes[i] ?? 0)) & 0xff] ?? 0)) >>> 0;
    return sum;
  };
}

export const crc8 = checkSum(8, 0x07);
export const crc16 = checkSum(16, 0x8005);
export const crc32Ogg = checkSum(32, 0x04c11db7);
