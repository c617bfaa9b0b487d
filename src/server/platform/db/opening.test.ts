import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { begin, SessionEnded, type Opening } from './opening.ts';

const SID = 'a'.repeat(64);
const AS_MEMBER: Opening = {
  login: 'member',
  as: { setting: 'app.sid', value: SID, mustBe: (uid) => uid === 'me' },
};

/** A connection that notes the texts it is sent, and answers that a member was found. */
function connection(uid: string | null) {
  const texts: string[] = [];
  const query = async (sent: string | { text: string; callback: (error: null, result: object) => void }) => {
    texts.push(typeof sent === 'string' ? sent : sent.text);
    if (typeof sent !== 'string') sent.callback(null, { rows: [{ uid }] });
  };
  return { texts, client: { query } as unknown as PoolClient };
}

test('the text of no statement says whose the transaction is: others of the same login may read it', async () => {
  const { texts, client } = connection('me');
  await begin(client, AS_MEMBER);
  expect(texts.join('\n')).toContain('w_user');
  expect(texts.join('\n')).toContain('auth.uid()');
  expect(texts.join('\n')).not.toContain(SID);
});

test('where rows are spread the nodes are told by a proof, and the text of no statement holds anything of it either', async () => {
  const { texts, client } = connection('me');
  await begin(client, { ...AS_MEMBER, spread: true });
  expect(texts.join('\n')).toContain('auth.prove()');
  expect(texts.join('\n')).not.toContain(SID);
  await expect(begin(connection(null).client, { ...AS_MEMBER, spread: true })).rejects.toBeInstanceOf(SessionEnded);
});

test('somebody else behind the transaction, or nobody, ends it', async () => {
  for (const found of ['somebody else', null])
    await expect(begin(connection(found).client, AS_MEMBER)).rejects.toBeInstanceOf(SessionEnded);
});
