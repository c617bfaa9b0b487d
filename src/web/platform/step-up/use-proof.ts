import { useState } from 'react';
import type { StepUpProof } from '#contract/safety/safety.schemas.ts';
import { ApiError, sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { answerByPasskey, NoPasskey } from '#web/platform/passkey/passkey.ts';
import { stepUpCopy as words } from './step-up.copy.ts';

/** Sends a proof of identity and says what went wrong; `busy` tells which of the two ways is under way. */
export function useProof(onShown: () => void, act?: string) {
  const [busy, setBusy] = useState<'secret' | 'passkey' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (way: 'secret' | 'passkey', proofOf: () => Promise<StepUpProof>) => {
    setBusy(way);
    setFailure(null);
    let by: StepUpProof['by'] = 'passkey';
    try {
      const proof = await proofOf();
      by = proof.by;
      await call('stepUp', { body: act === undefined ? proof : { ...proof, act } });
      onShown();
    } catch (error) {
      setBusy(null);
      setFailure(wordsOf(error, by));
    }
  };
  return {
    busy,
    failure,
    prove: (proof: StepUpProof) => void send('secret', async () => proof),
    provePasskey: () =>
      void send('passkey', async () => ({
        by: 'passkey',
        answer: await answerByPasskey((await call('askStepUp')).options),
      })),
  };
}

const WRONG = { password: words.wrong, code: words.wrongCode, passkey: words.wrongPasskey } as const;

function wordsOf(error: unknown, by: StepUpProof['by']): string {
  if (error instanceof NoPasskey) return words.noPasskey;
  if (error instanceof ApiError && error.code === 'proof_wrong') return WRONG[by];
  if (error instanceof ApiError && error.code === 'rate_limited') return words.tooMany;
  return sentenceOf(error, words.failed);
}
