import type { Vault } from '#server/platform/vault/vault.ts';
import type { Profile } from '../profile/profile.ts';

/** What waits for the link of a registration: what the account will be made of, and how the sign-up began. */
export type PendingRegistration = {
  readonly schemaVersion: 1;
  readonly profile: Profile;
  readonly timeZone: string;
  /** Hash of the words that were agreed to, hexadecimal. */
  readonly consent: string;
  readonly began: {
    readonly at: string;
    readonly device: string;
    readonly network: string;
    readonly requestId: string;
    /** The random name of a browser that has signed in here before. Sign-ups of the release before have none. */
    readonly browser?: string | null;
  };
};

const STEP = 256;
const place = (id: string) => `registration|${id}`;

/** Seals a registration for its row. Padded to 256-byte steps, so that its length tells little. */
export function sealRegistration(vault: Vault, id: string, registration: PendingRegistration): Buffer {
  const json = Buffer.from(JSON.stringify(registration));
  // Spaces behind a JSON document are no part of it.
  const bytes = Buffer.alloc(Math.ceil(json.length / STEP) * STEP, ' ');
  json.copy(bytes);
  return vault.sealUnder('registration', { place: place(id), bytes });
}

/** Opens it. Throws when it was sealed for another row, or changed. */
export function openRegistration(vault: Vault, id: string, sealed: Buffer): PendingRegistration {
  return JSON.parse(vault.openUnder('registration', { place: place(id), sealed }).toString()) as PendingRegistration;
}
