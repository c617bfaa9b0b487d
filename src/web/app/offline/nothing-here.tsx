import { useEffect } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { lighthouse } from '#web/ui/drawings/windows/places/lighthouse.ts';
import { Bare } from '#web/ui/drawings/windows/stand-alone.tsx';
import { offlineCopy } from './offline.copy.ts';

const words = offlineCopy.nothing;
const reload = () => window.location.reload();

/**
 * Without a line, on a device that keeps nothing to show: nobody is signed in, it is a shared one, or what it kept is
 * over.
 */
export function NothingHere() {
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <Bare of={lighthouse}>
      <h1>{words.title}</h1>
      <div role="status">
        <p>{words.happened}</p>
        <p>{words.safe}</p>
      </div>
      <small>{words.returns}</small>
      <Button kind="line" onClick={reload}>
        {words.again}
      </Button>
    </Bare>
  );
}
