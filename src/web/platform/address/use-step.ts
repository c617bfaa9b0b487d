import { useEffect, useEffectEvent, useState } from 'react';
import { useIsServersDrawing } from '#web/platform/deferred/frame.tsx';

type Place = { readonly step?: number; readonly from?: number } | null;
const placeNow = (): Place => window.history.state as Place;

/**
 * A step of several on one address, counted from `first`. Each step on is a place of its own in the browser's history,
 * so that Back goes one step back and a reload stays. `heed` is told of a step that the browser's buttons lead to, and
 * says which one shows.
 */
export function useStep<Step extends number>(first: Step, heed: (asked: Step) => Step = (asked) => asked) {
  const [step, show] = useState<Step>(first);
  const [isBack, setBack] = useState(false);
  // A reload brings her back to where she was; the server drew the first step.
  if (!useIsServersDrawing() && !isBack) {
    setBack(true);
    if (placeNow()?.step !== undefined) show(heed(placeNow()?.step as Step));
  }
  const arrive = useEffectEvent(() => show(heed((placeNow()?.step ?? first) as Step)));
  useEffect(() => {
    const heedBrowser = () => arrive();
    window.addEventListener('popstate', heedBrowser);
    return () => window.removeEventListener('popstate', heedBrowser);
  }, []);
  return {
    step,
    goOn: (to: Step) => {
      window.history.pushState({ ...placeNow(), step: to, from: step }, '');
      show(to);
    },
    goBack: (to: Step) => {
      if (placeNow()?.from === to) window.history.back();
      else window.history.replaceState({ ...placeNow(), step: to, from: undefined }, '');
      show(to);
    },
  };
}
