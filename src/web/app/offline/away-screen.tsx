import { useEffect } from 'react';
import { href } from '#contract/screens.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { useOffline } from '#web/platform/offline/offline-state.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { lighthouse } from '#web/ui/drawings/windows/places/lighthouse.ts';
import { StandAlone } from '#web/ui/drawings/windows/stand-alone.tsx';
import { offlineCopy } from './offline.copy.ts';

const words = offlineCopy.away;
const KeptList = deferred(async () => (await import('#web/features/meditation/public.ts')).KeptList, { rare: true });
const reload = () => window.location.reload();

/**
 * In the place of a page that needs a connection: what works without one. Nothing is typed here, so the page itself may
 * take its place as soon as there is a connection.
 */
export function AwayScreen() {
  const isBack = useOffline() === null;
  useEffect(() => {
    if (isBack) reload();
  }, [isBack]);
  return (
    <StandAlone of={lighthouse}>
      <h1>{words.title}</h1>
      <div>
        <p>{words.happened}</p>
        <p>{words.works}</p>
      </div>
      <ul>
        {(['home', 'tracker', 'journal'] as const).map((name) => (
          <li key={name}>
            <a href={href(name)}>{words.pages[name]}</a>
          </li>
        ))}
      </ul>
      <KeptList lead={words.kept} />
      <small>{words.returns}</small>
      <Button kind="line" onClick={reload}>
        {words.again}
      </Button>
    </StandAlone>
  );
}
