import { ApiError, NetworkError } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import type { ProofKind } from '#contract/safety/safety.schemas.ts';

/** The member closed the question. Nothing was done, and nothing needs to be said. */
export class StepUpDeclined extends Error {}

/** A proof that runs out within this many seconds is asked for anew: what follows takes its time. */
const ENOUGH_SECONDS = 60;
let asking: Promise<void> | null = null;

/**
 * Does what asks for a proof of identity (a route with `stepUp`): where the last one is too old, the member is asked in
 * a dialog, and it is done once more. Rejects with StepUpDeclined when the member closes the dialog, and as `run` does
 * otherwise.
 */
export async function withStepUp<T>(run: () => Promise<T>): Promise<T> {
  let act: string | undefined;
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'step_up_required') throw error;
    // What serves one act alone is proven for that act.
    act = error.body?.act;
  }
  await prove((await call('getStepUp')).by, act);
  return run();
}

/**
 * Before a download is followed: asks for a proof of identity unless the last one still counts for a while. Rejects as
 * withStepUp does.
 */
export async function ensureStepUp(): Promise<void> {
  const { by, secondsLeft } = await call('getStepUp');
  if (secondsLeft < ENOUGH_SECONDS) await prove(by);
}

// Two that ask at once get one dialog.
function prove(by: readonly ProofKind[], act?: string): Promise<void> {
  asking ??= ask(by, act).finally(() => (asking = null));
  return asking;
}

// Pages that may ask for a proof do not carry what asks for it.
async function ask(by: readonly ProofKind[], act?: string): Promise<void> {
  const { askForProof } = await import('./ask-for-proof.tsx').catch((cause: unknown) => {
    throw new NetworkError({ cause });
  });
  if (!(await askForProof(by, act))) throw new StepUpDeclined();
}
