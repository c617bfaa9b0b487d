import { useCallback, useEffect, useRef, useState } from 'react';
import { proof } from '../privacy-proof.copy.ts';
import { cookie, inline, markup, picture, word } from './attempts.ts';
import { compareFiles } from './files.ts';
import type { SelfTestOutcome } from './outcome.ts';

type Attempt = keyof typeof proof.test.rows;
type Row = { readonly name: Attempt; readonly outcome: SelfTestOutcome | null; readonly word: string };
type SelfTest = {
  readonly rows: readonly Row[];
  readonly seconds: string | null;
  readonly running: boolean;
  readonly run: () => void;
};

const NAMES = Object.keys(proof.test.rows) as Attempt[];
const ATTEMPTS: Readonly<Record<Attempt, (tell: (word: string) => void) => Promise<SelfTestOutcome>>> = {
  picture,
  word,
  inline,
  markup,
  cookie,
  files: compareFiles,
};
const { words } = proof.test;
const untried = () => NAMES.map((name): Row => ({ name, outcome: null, word: words.trying }));

/** Runs the six attempts once the page stands, and again on request. */
export function useSelfTest(): SelfTest {
  const [rows, setRows] = useState(untried);
  const [seconds, setSeconds] = useState<string | null>(null);
  const [running, setRunning] = useState(true);
  const turn = useRef(0);
  const run = useCallback(() => {
    const mine = ++turn.current;
    const began = performance.now();
    const put = (name: Attempt, change: Partial<Row>) =>
      mine === turn.current &&
      setRows((before) => before.map((row) => (row.name === name ? { ...row, ...change } : row)));
    setRows(untried());
    setRunning(true);
    const tried = NAMES.map(async (name) => {
      const outcome = await ATTEMPTS[name]((said) => put(name, { word: said })).catch((): SelfTestOutcome => ({
        verdict: 'open',
        word: words.cannot,
      }));
      put(name, { outcome, word: outcome.word });
    });
    void Promise.all(tried).then(() => {
      if (mine !== turn.current) return;
      setSeconds(((performance.now() - began) / 1000).toFixed(1));
      setRunning(false);
    });
  }, []);
  useEffect(() => {
    const soon = setTimeout(run, 0);
    return () => {
      clearTimeout(soon);
      turn.current += 1;
    };
  }, [run]);
  return { rows, seconds, running, run };
}
