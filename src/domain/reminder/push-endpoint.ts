/**
 * The public push services of the browsers, by the end of their host names. We send to nobody else, so an address the
 * member gives leads nowhere inside.
 */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const;

/** Longest address of a subscription, in characters. */
export const MOST_ENDPOINT = 1024;

// Letters, digits, dots and hyphens up to the first slash: no name, password or other port has room there, and no
// parser reads another host.
const SHAPE = /^https:\/\/([a-z0-9.-]+)(?::443)?\/[!-"$-[\]-~]*$/i;

/** Whether an address is one of a known push service: https on its usual port, without a name or password in it. */
export function isPushEndpoint(text: string): boolean {
  const host = text.length <= MOST_ENDPOINT ? SHAPE.exec(text)?.[1]?.toLowerCase() : undefined;
  return host !== undefined && PUSH_SERVICES.some((service) => host === service || host.endsWith(`.${service}`));
}

/** What a browser is known again by among those of one member: the end of its address, 16 characters. */
export function markOf(endpoint: string): string {
  return endpoint.slice(-16);
}
