import { STAFF_PROOF_SECONDS } from '#contract/limits.ts';
import type { Database } from '../db/database.ts';
import type { Tx } from '../db/query.ts';

type Proof = { readonly session: string; readonly act: string };

/**
 * Proofs of identity that serve one staff act each, behind privileged functions: made for the act by its name, and gone
 * with it.
 */
export const actProofStore = {
  /** The session has proven who the member is, for this act; one for another act is over. */
  async prove(tx: Tx, { session, act }: Proof): Promise<void> {
    await tx.callFunction('prove_act', [session, act]);
  },
  async has(tx: Tx, { session, act }: Proof): Promise<boolean> {
    const rows = await tx.callFunction<{ has_act_proof: boolean }>('has_act_proof', [
      session,
      act,
      STAFF_PROOF_SECONDS,
    ]);
    return rows[0]?.has_act_proof === true;
  },
  /** Uses it up with the act: where the act is undone, so is this. False where there is none. */
  async use(tx: Tx, { session, act }: Proof): Promise<boolean> {
    const rows = await tx.callFunction<{ use_act_proof: boolean }>('use_act_proof', [
      session,
      act,
      STAFF_PROOF_SECONDS,
    ]);
    return rows[0]?.use_act_proof === true;
  },
  /** Removes those that nothing came of, and says how many. */
  async sweep(db: Database): Promise<number> {
    const rows = await db.asWorker(null, (tx) => tx.callFunction<{ sweep_staff_proofs: string }>('sweep_staff_proofs'));
    return Number(rows[0]?.sweep_staff_proofs ?? 0);
  },
};
