import { randomBytes } from 'node:crypto';
import { currentConsent } from '#domain/account/consent-versions.ts';
import { addDays, dayInZone } from '#domain/calendar/local-date.ts';
import { emailIndex, type AccountDeps, type Profile } from '#server/features/account/public.ts';
import { Copy } from '#server/platform/db/copy-in.ts';
import type { Owner } from '#server/platform/db/owner.ts';
import { memberMark } from '#server/platform/erasures/erasures.ts';
import type { Chance } from './chance.ts';

/** Somebody who writes: what a row of the circle needs to know of her. */
export type Writer = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isTeen: boolean;
};

export const SEEDED_PASSWORD = 'two lights to live by';

/** A million rows in one text would be longer than a text may be. */
const ROWS_A_COPY = 5_000;
const DAY = 86_400_000;
const ZONE = 'Europe/Lisbon';
const TEEN_SHARE = 0.08;
const FIRST = [
  ...['Aiko', 'Alba', 'Amara', 'Anouk', 'Beatriz', 'Carla', 'Chioma', 'Dalia', 'Edda', 'Elif', 'Esther', 'Fatou'],
  ...['Greta', 'Hana', 'Ilse', 'Ines', 'Jana', 'Kezia', 'Leila', 'Lucia', 'Maeve', 'Mira', 'Nadia', 'Noor', 'Olga'],
  ...['Paula', 'Qing', 'Rahel', 'Rosa', 'Sade', 'Sigrid', 'Tamar', 'Uma', 'Vera', 'Wanda', 'Ximena', 'Yara', 'Zora'],
];
const LAST = [
  ...['Abara', 'Berg', 'Castro', 'Dahl', 'Eriksen', 'Ferreira', 'Gupta', 'Haddad', 'Ito', 'Jensen', 'Kaya', 'Lund'],
  ...['Moreau', 'Nguyen', 'Okoye', 'Pires', 'Quist', 'Rossi', 'Silva', 'Tanaka', 'Ueda', 'Vogel', 'Weiss', 'Zeman'],
];

/** The address of a seeded account, on a domain that nobody owns. */
export function seededEmail(index: number): string {
  return `seeded${index}@seed.example`;
}

/**
 * Makes so many verified accounts with a lifetime of premium and one password, whose hash they share. Every one can
 * sign in. Gives who they are.
 */
export async function seedMembers(
  { deps, owner, chance }: { deps: AccountDeps; owner: Owner; chance: Chance },
  count: number,
): Promise<Writer[]> {
  const now = deps.clock.now();
  const passwordHash = await deps.passwords.hash(SEEDED_PASSWORD);
  const consent = Buffer.from(currentConsent('health_processing').hash, 'hex');
  const tables = {
    account: new Copy('auth.account', [
      ...[
        'user_id',
        'email_index',
        'password_hash',
        'verified_at',
        'created_at',
        'password_changed_at',
        'seen_on',
        'mark',
      ],
    ]),
    key: new Copy('auth.user_key', ['user_id', 'version', 'root_key_id', 'wrapped', 'mark']),
    member: new Copy('app.member', [
      ...['user_id', 'created_at', 'time_zone', 'onboarding_completed', 'customization_completed', 'profile'],
    ]),
    trial: new Copy('app.trial', ['user_id', 'end_at']),
    grant: new Copy('app.membership_grant', ['user_id', 'id', 'kind', 'source', 'key', 'at']),
    consent: new Copy('app.consent', ['user_id', 'id', 'purpose', 'action', 'text_hash', 'method', 'at']),
  };
  const writers: Writer[] = [];
  for (let index = 0; index < count; index += 1) {
    const isTeen = chance.happens(TEEN_SHARE);
    const writer: Writer = { id: chance.id(), firstName: chance.pick(FIRST), lastName: chance.pick(LAST), isTeen };
    const at = new Date(now.getTime() - (30 + chance.below(3 * 365)) * DAY);
    const { keyring, version, sealed } = deps.vault.makeKeyring(writer.id);
    const mark = Buffer.from(memberMark(deps.vault, writer.id), 'hex');
    const profile = profileOf(writer, { email: seededEmail(index), chance, now });
    tables.account.add([writer.id, emailIndex(deps.vault, profile.email), passwordHash, at, at, at, dayOf(now), mark]);
    tables.key.add([writer.id, version, sealed.rootKeyId, sealed.wrapped, mark]);
    const place = { table: 'member', rowId: writer.id };
    tables.member.add([writer.id, at, ZONE, true, true, keyring.seal(place, profile)]);
    tables.trial.add([writer.id, new Date(at.getTime() + 7 * DAY)]);
    tables.grant.add([writer.id, chance.id(), 'lifetime', 'admin', randomBytes(12).toString('hex'), at]);
    tables.consent.add([writer.id, chance.id(), 'health_processing', 'given', consent, 'complete_registration', at]);
    writers.push(writer);
    if (tables.key.waiting >= ROWS_A_COPY) for (const table of Object.values(tables)) await table.flush(owner);
  }
  for (const table of Object.values(tables)) await table.flush(owner);
  return writers;
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

function profileOf(
  { firstName, lastName, isTeen }: Writer,
  { email, chance, now }: { email: string; chance: Chance; now: Date },
): Profile {
  const years = isTeen ? 13 + chance.below(4) : 18 + chance.below(45);
  return {
    schemaVersion: 1,
    email,
    firstName,
    lastName,
    // Months before her next birthday: a teen of the seed stays one for a while.
    birthday: addDays(dayInZone(now, ZONE), -Math.ceil(years * 365.25) - chance.below(300)),
    phone: null,
    sacredGoals: ['connect with lunar cycles'],
    customGoals: [],
    journeyCustomization: null,
    ref: null,
  };
}
