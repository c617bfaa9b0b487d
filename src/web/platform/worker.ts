type Policy = { createScriptURL(url: string): string };
type Types = { createPolicy(name: string, rules: Policy): Policy };

let policy: Policy | null = null;

/** Starts a worker of ours by its built address, under the one policy that pages allow (`trusted-types app`). Null where there are no workers. */
export function openWorker(address: string): Worker | null {
  if (typeof Worker === 'undefined') return null;
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) throw new Error('a worker of another origin');
  policy ??= (globalThis as { trustedTypes?: Types }).trustedTypes?.createPolicy('app', { createScriptURL: (text) => text }) ?? { createScriptURL: (text) => text };
  return new Worker(policy.createScriptURL(url.href), { type: 'module' });
}
