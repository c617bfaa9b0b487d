import {
  memo,
  Suspense,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { DeferredCode } from './deferred-code.ts';

type Frame<Props> = {
  readonly code: DeferredCode<Props>;
  readonly fallback: ReactNode;
  readonly draw: (props: Props) => ReactNode;
};

/**
 * What stands around a late part: a Suspense of its own. React throws away what the server drew as soon as its Suspense
 * is given anything else before the code is here. So until then it goes on being given what the server drew it with,
 * whatever is drawn anew around it; props that change ask for the code, and show once it is here.
 */
export function frame<Props extends object>({ code, fallback, draw }: Frame<Props>): ComponentType<Props> {
  return memo(function Late(props: Props) {
    const isServersDrawing = useIsServersDrawing();
    const [standing, setStanding] = useState(isServersDrawing ? props : null);
    const shown = code.outcome ? props : (standing ?? props);
    useEffect(() => {
      if (shown !== props) void code.fetch().then(() => setStanding(null));
    }, [shown, props]);
    return useMemo(() => <Suspense fallback={fallback}>{draw(shown)}</Suspense>, [shown]);
  });
}

/** Whether what is drawn takes over what the server drew. Once it has, or where there was nothing, it is false. */
export function useIsServersDrawing(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

function never(): () => void {
  return () => undefined;
}
