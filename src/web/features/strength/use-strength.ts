import { useEffect, useState } from 'react';
import { openWorker } from '#web/platform/worker.ts';
import type { Strength } from '#web/platform/strength/judge.ts';
import type { StrengthResult, StrengthRequest } from '#web/platform/strength/strength-worker.ts';

/** How long the member must pause before a password is judged, and before it is said aloud, in milliseconds. */
const PAUSE_MS = 250;
const SAYING_MS = 900;

/**
 * How hard a password is to guess, once the worker is here and the member paused; the last answer stays until the next
 * one. Null without an answer, and always where no worker comes.
 */
export function useStrength({ password, about }: StrengthRequest): Strength | null {
  const worker = useStrengthWorker();
  const [answer, setAnswer] = useState<StrengthResult | null>(null);
  const facts = about.join('\n');
  useEffect(() => {
    if (!worker) return undefined;
    const hear = ({ data }: MessageEvent<StrengthResult>) => setAnswer(data);
    worker.addEventListener('message', hear);
    const timer = setTimeout(
      () => worker.postMessage({ password, about: facts.split('\n') } satisfies StrengthRequest),
      PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      worker.removeEventListener('message', hear);
    };
  }, [worker, password, facts]);
  return answer?.strength ?? null;
}

/** Words as they are once they have stood for a moment, so that nobody hears every letter judged. */
export function useSaid(words: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), SAYING_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return said;
}

/** The worker, for as long as the field stands. */
function useStrengthWorker(): Worker | null {
  const [worker, setWorker] = useState<Worker | null>(null);
  useEffect(() => {
    let [gone, opened]: [boolean, Worker | null] = [false, null];
    const open = async () => {
      const { default: address } = await import('#web/platform/strength/strength-worker.ts?worker&url');
      if (gone) return;
      opened = openWorker(address);
      setWorker(opened);
    };
    // It only advises: where it does not come, nothing is said.
    open().catch(() => undefined);
    return () => {
      gone = true;
      opened?.terminate();
    };
  }, []);
  return worker;
}
