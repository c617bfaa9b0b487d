import type { User } from '#contract/account/account.schemas.ts';
import { ARRIVAL_MS } from '#contract/limits.ts';
import { UPLOAD_HEADER, UPLOADS } from '#contract/uploads.ts';
import { ApiError, NetworkError } from './api-error.ts';

/**
 * Sends a picture of a member's as it is, once for one key and to that member's account alone, and gives the member who has it now. Throws ApiError when it is refused,
 * NetworkError when there is no reply within two minutes.
 */
export async function uploadAvatar(picture: Blob, { key, owner }: { key: string; owner: string }): Promise<User> {
  const headers = {
    'content-type': picture.type,
    accept: 'application/json',
    'idempotency-key': key,
    'for-member': owner,
    [UPLOAD_HEADER]: 'avatar',
  };
  const unreached = (cause: unknown): never => {
    throw new NetworkError({ cause });
  };
  const response = await fetch(UPLOADS.avatar, {
    method: 'POST',
    headers,
    body: picture,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(ARRIVAL_MS.upload),
  }).catch(unreached);
  const text = await response.text().catch(unreached);
  if (!response.ok) throw new ApiError(response.status, text, { statusText: response.statusText });
  return (JSON.parse(text) as { user: User }).user;
}
