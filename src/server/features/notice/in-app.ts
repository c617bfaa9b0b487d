import { withNotices } from '#domain/reminder/notices.ts';
import { reminderStore } from '#server/features/reminder/public.ts';
import type { Owner } from '#server/platform/vault/owner.ts';
import type { Telling } from './telling.ts';

/** Puts a notice into the list behind the bell, in the member's sealed document. Run twice it stands there once. */
export async function keepInApp(
  owner: Owner,
  { id, telling, now }: { readonly id: string; readonly telling: Telling; readonly now: Date },
): Promise<void> {
  const document = await reminderStore.hold(owner);
  if (document.notices.some((one) => one.id === id)) return;
  const parts = telling.parts.map(({ kind, of }) => ({
    ...(of.data as object | null),
    kind: kind.name,
    channels: ['app'] as const,
  }));
  const added = [{ id, at: telling.at.toISOString(), parts, read: false }];
  reminderStore.write(owner, {
    document: { ...document, notices: withNotices(document.notices, { added, now }) },
    now,
  });
}
