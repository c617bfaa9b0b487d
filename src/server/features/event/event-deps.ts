import type { Clock } from '#server/platform/clock.ts';
import type { Vault } from '#server/platform/vault/vault.ts';

export type EventDeps = { readonly clock: Clock; readonly vault: Vault };
