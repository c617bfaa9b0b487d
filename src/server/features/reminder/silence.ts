import { changeSettings, isNudged, NUDGES } from '#domain/reminder/reminder.ts';
import { memberStore } from '#server/features/account/public.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { reminderStore } from './reminder.store.ts';
import { tickAfter } from './run-tick.ts';

const OFF = { mail: false, phone: false, app: false };

/**
 * Switches off all that nudges, because the member took the member's consent back; what is told about money stays as
 * the member chose it.
 */
export async function silence(me: Me, now: Date): Promise<void> {
  const [before, member] = await Promise.all([reminderStore.hold(me), memberStore.read(me)]);
  if (!isNudged(before.settings)) return;
  const document = {
    ...before,
    settings: changeSettings(before.settings, { switches: Object.fromEntries(NUDGES.map((kind) => [kind, OFF])) }),
  };
  reminderStore.write(me, { document, now });
  await reminderStore.setTick(me.tx, tickAfter(document, { member, now }));
}
