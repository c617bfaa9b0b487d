import { endpoints as everywhere } from 'virtual:endpoints';
import type { RouteName } from '#contract/table.ts';

type Endpoint = readonly [method: string, path: string];
const known = new Map<string, Endpoint>(Object.entries(everywhere));

/**
 * Makes more endpoints callable: those of members come with their pages (`member-endpoints.ts`), so that the sign-in
 * page does without.
 */
export function learnEndpoints(more: Readonly<Record<string, Endpoint>>): void {
  Object.entries(more).forEach(([name, endpoint]) => known.set(name, endpoint));
}

/** Method and path of an endpoint. Throws for a member's endpoint before a member's page has come. */
export function endpointOf(name: RouteName): Endpoint {
  const found = known.get(name);
  if (!found) throw new Error(`The endpoint ${name} has not come yet: its page imports member-endpoints.ts.`);
  return found;
}
