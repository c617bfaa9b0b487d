import type { shelfOf } from '#server/features/meditation/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Payments } from '#server/platform/payments/payments.ts';
import type { Vault } from '#server/platform/vault/vault.ts';

/** What the guide works with. */
export type GuideDeps = { readonly clock: Clock; readonly payments: Payments | null; readonly vault: Vault };
/** The meditations that exist for a member. */
export type MeditationShelf = Awaited<ReturnType<typeof shelfOf>>;
