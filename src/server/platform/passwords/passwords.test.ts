import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { parseRootKeys } from '../vault/root-key.ts';
import { Vault } from '../vault/vault.ts';
import { Passwords, TooManyPasswords } from './passwords.ts';

/** A vault with a pepper of its own. */
function openVault(): Vault {
  const text = randomBytes(32).toString('base64');
  const vault = new Vault(() => parseRootKeys(text));
  const { rootKeyId, wrapped } = vault.makeAppKey('password-pepper');
  vault.addAppKey('password-pepper', { version: 1, root_key_id: rootKeyId, wrapped });
  return vault;
}

const vault = openVault();
const passwords = new Passwords(vault);

it('hashes with Argon2id at 19 MiB, two passes and one lane, and never twice alike', async () => {
  const both = await Promise.all([passwords.hash('two lights to live by'), passwords.hash('two lights to live by')]);
  for (const hash of both) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(new Set(both).size).toBe(2);
});

it('knows the right password, under the pepper it was hashed with alone', async () => {
  const stored = await passwords.hash('two lights to live by');
  expect(await passwords.matches(stored, 'two lights to live by')).toBe(true);
  expect(await passwords.matches(stored, 'two lights to live bY')).toBe(false);
  expect(await new Passwords(openVault()).matches(stored, 'two lights to live by')).toBe(false);
});

it('nobody has every password, and a hash made at another cost still opens', async () => {
  expect(await passwords.matches(null, 'nobody has this account')).toBe(false);
  const light = await new Passwords(vault, { memoryCost: 64, timeCost: 1, parallelism: 1 }).hash(
    'two lights to live by',
  );
  expect(light).toContain('m=64,t=1,p=1');
  expect(await passwords.matches(light, 'two lights to live by')).toBe(true);
});

it('an unknown address that came while too many waited leaves nothing behind: the next is answered', async () => {
  const busy = new Passwords(vault, { memoryCost: 64, timeCost: 1, parallelism: 1 });
  const all = Promise.all(Array.from({ length: 22 }, () => busy.hash('two lights to live by')));
  await expect(busy.matches(null, 'a guess')).rejects.toThrow(TooManyPasswords);
  await all;
  expect(await busy.matches(null, 'a guess')).toBe(false);
});
