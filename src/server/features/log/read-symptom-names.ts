import type { Me } from '#server/platform/http/handler.ts';
import { logListsStore } from './log-lists.store.ts';

/** The names of the member's own symptoms by their ids, hidden ones too: they stay on the days they were logged. */
export async function readSymptomNames(me: Me): Promise<Record<string, string>> {
  const { symptoms } = await logListsStore.read(me);
  return Object.fromEntries(symptoms.map(({ id, name }) => [id, name]));
}
