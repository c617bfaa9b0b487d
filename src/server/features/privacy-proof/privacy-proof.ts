import type {
  Processor,
  ProofPayload,
  ProofReply,
  SignedProof,
  StoredGroup,
} from '#contract/privacy-proof/privacy-proof.schemas.ts';
import { proofPayload } from '#contract/privacy-proof/privacy-proof.schemas.ts';
import { PRODUCT } from '#domain/account/product.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { DataMap } from '#server/platform/db/lint/registers.ts';
import type { RowRules } from '#server/platform/db/row-rules.ts';
import type { Env } from '#server/platform/env.ts';
import { keptStore } from '#server/platform/kept/kept.store.ts';
import type { Release } from '#server/platform/pages/release.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { loadProofContent, type ProofContent } from './proof-content.ts';

export type ProofDeps = {
  readonly db: Database;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly env: Pick<Env, 'publicOrigin' | 'passwordMin' | 'smtpUrl' | 'stripePayouts'>;
  readonly release: Release;
  readonly rowRules: () => Promise<RowRules>;
  readonly dataMap: DataMap;
  /** How payments are taken here, if they are, and whether messages to phones are. */
  readonly paysBy: 'provider' | 'practice' | null;
  readonly pushes: boolean;
};

/** The proof of one installation. */
export type PrivacyProof = {
  readonly show: () => Promise<ProofReply>;
  readonly sign: () => Promise<SignedProof>;
  readonly stored: readonly StoredGroup[];
  readonly processors: readonly Processor[];
};

/** Reads what is written once, and answers with what is true at the moment. */
export function openPrivacyProof(deps: ProofDeps): PrivacyProof {
  const content = loadProofContent();
  const stored = content.stored.map(({ what, how, who, howLong }) => ({ what, how, who, howLong }));
  const processors = processorsOf(content, deps);
  const facts = async () => {
    const [kept, rowRules] = await Promise.all([keptStore.read(deps.db), deps.rowRules()]);
    const said = (at: Date | null) => at?.toISOString() ?? null;
    const { handOver, requests, exceptions } = content;
    return {
      stored,
      processors,
      handOver,
      requests,
      exceptions,
      passwordMin: deps.env.passwordMin,
      kept: { backup: said(kept.backup), drill: said(kept.drill), rootRotation: said(kept.root_rotation) },
      rowRules: { ...rowRules, at: rowRules.at.toISOString(), faults: [...rowRules.faults] },
    };
  };
  const { files, fingerprint } = deps.release;
  return {
    stored,
    processors,
    show: async () => ({
      ...(await facts()),
      release: { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), fingerprint },
      publicKey: deps.vault.sign('proof-signing', '').publicKey,
    }),
    sign: async () =>
      signedBy(deps, {
        product: PRODUCT,
        origin: deps.env.publicOrigin,
        at: minuteOf(deps.clock.now()),
        classes: content.classes,
        dataMap: fieldsOf(deps.dataMap),
        ...(await facts()),
        release: { fingerprint, files: [...files] },
      }),
  };
}

/** Every column there is, as the manifests tell it. */
function fieldsOf(dataMap: DataMap): ProofPayload['dataMap'] {
  return Object.entries(dataMap).flatMap(([table, { retention, columns }]) =>
    Object.entries(columns).map(([name, column]) => ({
      field: `${table}.${name}`,
      class: column.class,
      protection: column.protection,
      retention,
      purpose: column.purpose,
    })),
  );
}

function signedBy({ vault }: ProofDeps, payload: ProofPayload): SignedProof {
  // Parsed before it is signed, so that the keys stand in the order in which they are sent.
  const sent = proofPayload.parse(payload);
  const { publicKey, value } = vault.sign('proof-signing', JSON.stringify(sent));
  return { payload: sent, signature: { algorithm: 'Ed25519', publicKey, value } };
}

function processorsOf({ processors }: ProofContent, { env, paysBy, pushes }: ProofDeps): Processor[] {
  const payments = paysBy === null ? [] : [paysBy === 'provider' ? processors.payments : processors.practice];
  const payouts = paysBy === 'provider' && env.stripePayouts ? [processors.payouts] : [];
  return [
    ...payments,
    ...payouts,
    env.smtpUrl ? processors.mail : processors.mailbox,
    ...(pushes ? [processors.push] : []),
  ];
}

/** The same answer within a minute, so that a reader who asks twice may compare. */
function minuteOf(now: Date): string {
  return new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString();
}
