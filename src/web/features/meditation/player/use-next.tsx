import { useCallback, type ReactNode } from 'react';
import { wayTo } from '#web/features/meditation/shelf/way-to.ts';
import { useMeditations, useQueue } from '#web/features/meditation/listening.queries.ts';
import { useNavigate } from '#web/platform/address/path.tsx';
import { UpNext } from './after/up-next.tsx';

/** The meditation that the queue leads to by itself; it lasts from one page to the next. */
let ledTo: string | null = null;

/** Whether the queue led to this meditation just now. Says so once. */
export function wasLedTo(id: string): boolean {
  const isLed = ledTo === id;
  if (isLed) ledTo = null;
  return isLed;
}

/** What the queue brings after a meditation, as a part of the page after it; nothing where it is empty. */
export function useNext(id: string): ((isHeld: boolean) => ReactNode) | undefined {
  const { queue, put } = useQueue();
  const goTo = useNavigate();
  const others = queue.filter((one) => one !== id);
  const all = useMeditations().data?.meditations ?? [];
  const next = others.map((one) => all.find((summary) => summary.id === one)).find((one) => one?.isOpen);
  const rest = others.filter((one) => one !== next?.id).join();
  const go = useCallback(() => {
    if (!next) return;
    put(rest === '' ? [] : rest.split(','));
    ledTo = next.id;
    goTo(wayTo(next.id));
  }, [next, rest, put, goTo]);
  return next ? (isHeld) => <UpNext next={next} isHeld={isHeld} onGo={go} /> : undefined;
}
