import { ARRIVAL_MS } from '#contract/limits.ts';
import { UPLOAD_HEADER, UPLOADS } from '#contract/uploads.ts';
import { ApiError, NetworkError } from './api-error.ts';

/**
 * Sends a picture of a member's as it is to one of the addresses that take one, once for one key and to that member's
 * account alone, and gives what the server answers. Throws ApiError when it is refused, NetworkError when there is no
 * reply within two minutes.
 */
export async function uploadPicture(
  picture: Blob,
  { to, key, owner }: { to: 'avatar' | 'portrait' | 'shopPicture'; key: string; owner: string },
): Promise<unknown> {
  const headers = {
    'content-type': picture.type,
    accept: 'application/json',
    'idempotency-key': key,
    'for-member': owner,
    [UPLOAD_HEADER]: to,
  };
  const unreached = (cause: unknown): never => {
    throw new NetworkError({ cause });
  };
  const response = await fetch(UPLOADS[to], {
    method: 'POST',
    headers,
    body: picture,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(ARRIVAL_MS.upload),
  }).catch(unreached);
  const text = await response.text().catch(unreached);
  if (!response.ok) throw new ApiError(response.status, text, { statusText: response.statusText });
  return JSON.parse(text);
}
