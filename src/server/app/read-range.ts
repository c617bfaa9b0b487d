import type { ByteRange } from '#server/platform/files/large/large-files.ts';

/**
 * The part of a file of so many bytes that a Range header asks for: null for the whole of it (no header, several parts,
 * or something that is no range of bytes, as RFC 9110 has it), `none` where no byte of it is asked for.
 */
export function readRange(header: string | undefined, bytes: number): ByteRange | 'none' | null {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  const [, first = '', last = ''] = found ?? [];
  if (!found || (first === '' && last === '')) return null;
  if (first === '') return Number(last) === 0 ? 'none' : { from: Math.max(0, bytes - Number(last)), to: bytes - 1 };
  if (last !== '' && Number(last) < Number(first)) return null;
  if (Number(first) >= bytes) return 'none';
  return { from: Number(first), to: Math.min(bytes - 1, last === '' ? bytes - 1 : Number(last)) };
}
