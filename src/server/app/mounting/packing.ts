import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that the browser takes. */
export function encodingFor(request: FastifyRequest): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** Below this a packed answer is hardly smaller. */
const LEAST = 1024;
/** Up to this, packing costs less than handing the work to another thread. */
const MOST_AT_ONCE = 32 * 1024;
const [brotliAside, gzipAside] = [promisify(brotliCompress), promisify(gzip)];

/**
 * Sends a text that was made for this request, packed as the browser takes it: `light` for calls, where CPU counts,
 * else for documents, where bytes do.
 */
export async function sendPacked(
  reply: FastifyReply,
  { text, light }: { text: string; light: boolean },
): Promise<FastifyReply> {
  const encoding = encodingFor(reply.request);
  // A text leaves in one piece with its headers, bytes would be a second one.
  if (encoding === 'identity' || text.length < LEAST) return reply.send(text);
  const bytes = Buffer.from(text);
  reply.header('content-encoding', encoding);
  const at = { bytes, quality: light ? 2 : 4 };
  return reply.send(encoding === 'br' ? await brotli(at) : await zipped(at));
}

type Packing = { readonly bytes: Buffer; readonly quality: number };

function brotli({ bytes, quality }: Packing): Buffer | Promise<Buffer> {
  const options: BrotliOptions = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
    },
  };
  return bytes.length <= MOST_AT_ONCE ? brotliCompressSync(bytes, options) : brotliAside(bytes, options);
}

/** The smallest window that holds it all: the usual one takes megabytes for every call. */
function windowFor(size: number): number {
  return Math.min(18, Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(size))));
}

function zipped({ bytes, quality }: Packing): Buffer | Promise<Buffer> {
  return bytes.length <= MOST_AT_ONCE ? gzipSync(bytes, { level: quality }) : gzipAside(bytes, { level: quality });
}
