import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { openAccountDeps } from '#server/app/on-host/account-on-host.ts';
import { rolePassword } from '#server/app/on-host/host.ts';
import { rootKeySource } from '#server/app/on-host/root-keys.ts';
import { makeMember, type Profile } from '#server/features/account/public.ts';
import { prepareDatabase } from '#server/platform/db/prepare.ts';
import { readEnv } from '#server/platform/env.ts';
import { loadRootKeys } from '#server/platform/vault/root-key.ts';
import { Vault } from '#server/platform/vault/vault.ts';
import { signIn } from '../ground/people.ts';
import type { Product } from '../ground/product.ts';

export type Someone = { readonly email: string; cookie: string };
const PASSWORD = 'two lights to live by';
/** The server hashes two passwords at once; more would only wait. */
const AT_ONCE = 3;

/**
 * So many members on the host, verified and past the questionnaire, each signed in and with a period that began two
 * weeks ago.
 */
export async function crowd(product: Product, count: number): Promise<Someone[]> {
  const env = readEnv({ DATA_DIR: product.dataDir });
  const vault = new Vault(() => loadRootKeys(rootKeySource(env), false));
  const { urls } = await prepareDatabase({ adminUrl: product.adminUrl, passwordFor: rolePassword(vault) });
  const services = await openAccountDeps({ env, vault, adminUrl: product.adminUrl, urls });
  const people: Someone[] = [];
  const left = Array.from({ length: count }, (_, index) => `crowd${index}@members.example`);
  const createdAt = new Date();
  const walk = async (): Promise<void> => {
    for (let email = left.shift(); email; email = left.shift()) {
      const profile: Profile = {
        schemaVersion: 1,
        email,
        firstName: 'Ada',
        lastName: 'Crowd',
        birthday: '1990-05-05' as LocalDate,
        phone: null,
        sacredGoals: ['connect with lunar cycles'],
        customGoals: [],
        journeyCustomization: null,
        ref: null,
      };
      await makeMember(services, {
        profile,
        password: PASSWORD,
        timeZone: 'Europe/Berlin',
        createdAt,
        trialEndAt: new Date(createdAt.getTime() + 7 * 86_400_000),
        customizationCompleted: true,
      });
      const cookie = await patiently(() => signIn(product, email));
      const began = new Date(createdAt.getTime() - 14 * 86_400_000).toISOString().slice(0, 10);
      await fetch(`${product.origin}/api/period-start`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ date: began }),
      });
      people.push({ email, cookie });
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, walk));
  } finally {
    await services.db.close();
  }
  return people;
}

async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries >= 20) throw error;
      await sleep(500);
    }
  }
}
