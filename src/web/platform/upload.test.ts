import { expect, test, vi } from 'vitest';
import { sampleUser } from '#web/testing/sample-user.ts';
import { uploadPicture } from './upload.ts';

test('a picture names the member it is of: an account that signed in since does not get it', async () => {
  const sent = vi.fn(async (_address: string, _init: RequestInit) => Response.json({ user: sampleUser() }));
  vi.stubGlobal('fetch', sent);
  await uploadPicture(new Blob(['x'], { type: 'image/webp' }), { to: 'avatar', key: 'k', owner: 'her-id' });
  expect(sent.mock.calls[0]?.[1].headers).toMatchObject({ 'for-member': 'her-id', 'idempotency-key': 'k' });
});
