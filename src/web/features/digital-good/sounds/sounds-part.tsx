import { useEffect, useRef, useState } from 'react';
import { loopBytes } from '#domain/sound/loop.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { saveFile } from '../save-file.ts';
import styles from '../downloads.module.css';
import { LOOPS, soundsCopy as copy, type Loop } from './sounds.copy.ts';

const MINUTES = 10;
const RATE = 44_100;
const SECONDS = MINUTES * 60;
const SIZE = `${Math.round(loopBytes({ seconds: SECONDS, rate: RATE }) / 1_000_000)} MB`;

type Making = { readonly id: Loop['id']; readonly done: number };

/** The loops of the pack with their size; one at a time is rendered, and may be stopped. */
export function SoundsPart() {
  const [making, setMaking] = useState<Making | null>(null);
  const busy = making !== null;
  const [failed, setFailed] = useState(false);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);
  const make = async ({ id, levels }: Loop) => {
    const control = new AbortController();
    stopper.current = control;
    setFailed(false);
    setMaking({ id, done: 0 });
    try {
      const { renderLoop } = await import('./write-loop.ts');
      const file = await renderLoop(
        { levels, seconds: SECONDS, rate: RATE, seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 1 },
        {
          signal: control.signal,
          onSecond: (seconds) => setMaking({ id, done: Math.round((seconds / SECONDS) * 100) }),
        },
      );
      if (file) saveFile(file, `${id}-${MINUTES}-minutes.wav`);
    } catch {
      setFailed(true);
    }
    setMaking(null);
  };
  return (
    <>
      <p className={styles.said}>{copy.lead(MINUTES, SIZE)}</p>
      <ul className={styles.loops}>
        {LOOPS.map((loop) => (
          <li key={loop.id}>
            <span>
              {loop.name} <small className="num">{SIZE}</small>
            </span>
            {making?.id === loop.id ? (
              <span className={styles.busy}>
                <span className="num">{copy.making(making.done)}</span>
                <Button kind="line" size="small" onClick={() => stopper.current?.abort()}>
                  {copy.stop}
                </Button>
              </span>
            ) : (
              <Button
                kind="line"
                size="small"
                disabled={busy}
                aria-label={copy.make(loop.name, SIZE)}
                onClick={() => void make(loop)}
              >
                {copy.short}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.said} role={failed ? 'alert' : 'status'}>
        {failed ? copy.failed : making && copy.wait}
      </p>
    </>
  );
}
