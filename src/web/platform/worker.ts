type Policy = { createScriptURL(url: string): string };
type Types = { createPolicy(name: string, rules: Policy): Policy };

let policy: Policy | null = null;

/**
 * The address of a script of ours, under the one policy that pages allow (`trusted-types app`). Throws for another
 * origin.
 */
export function ownScriptUrl(address: string): string {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) throw new Error('a worker of another origin');
  policy ??= (globalThis as { trustedTypes?: Types }).trustedTypes?.createPolicy('app', {
    createScriptURL: (text) => text,
  }) ?? { createScriptURL: (text) => text };
  return policy.createScriptURL(url.href);
}

/** Starts a worker of ours by its built address. Null where there are no workers. */
export function openWorker(address: string): Worker | null {
  return typeof Worker === 'undefined' ? null : new Worker(ownScriptUrl(address), { type: 'module' });
}

/**
 * Registers the one service worker of the product, for notes and for pages without a line. Null where this browser
 * takes none; rejects where its script does not come.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  return (await serviceWorker?.register(ownScriptUrl('/sw.js'), { scope: '/', updateViaCache: 'none' })) ?? null;
}
