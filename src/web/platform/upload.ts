import type { User } from '#contract/account/account.schemas.ts';
import { UPLOAD_HEADER, UPLOADS } from '#contract/uploads.ts';
import { NetworkError } from './api-error.ts';
import { readReply } from './api.ts';

/** Sends a picture as it is, once for one key, and gives the member who has it now. Throws ApiError when it is refused, NetworkError when there is no reply. */
export async function uploadAvatar(picture: Blob, key: string): Promise<User> {
  const headers = { 'content-type': picture.type, accept: 'application/json', 'idempotency-key': key, [UPLOAD_HEADER]: 'avatar' };
  const response = await fetch(UPLOADS.avatar, { method: 'POST', headers, body: picture, credentials: 'same-origin' }).catch((cause: unknown) => {
    throw new NetworkError({ cause });
  });
  return ((await readReply(response)) as { user: User }).user;
}
