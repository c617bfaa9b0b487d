import { useLayoutEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';

/** Pixels a day is wide: no narrower than a finger finds, no wider than the eye follows. */
const NARROWEST = 12;
const WIDEST = 56;
const STEP = 1.3;
const clamp = (width: number) => Math.min(WIDEST, Math.max(NARROWEST, width));

/** How wide a day is drawn: as many as fit at first, then by two fingers, by buttons and by keys. */
export function useZoom(days: number): {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly width: number;
  readonly zoom: (by: 1 | -1) => void;
  readonly canZoom: { readonly in: boolean; readonly out: boolean };
  readonly pinch: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: (event: PointerEvent) => void;
  };
} {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(20);
  const fingers = useRef(new Map<number, number>());
  const began = useRef<{ readonly apart: number; readonly width: number } | null>(null);
  useLayoutEffect(() => {
    const room = place.current?.clientWidth ?? 0;
    if (room > 0) setWidth(clamp(Math.floor(room / Math.max(1, days))));
  }, [days]);
  const apart = () => {
    const [one, other] = [...fingers.current.values()];
    return one === undefined || other === undefined ? null : Math.max(1, Math.abs(one - other));
  };
  const lift = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId);
    began.current = null;
  };
  return {
    place,
    width,
    zoom: (by) => setWidth((now) => clamp(Math.round(now * STEP ** by))),
    canZoom: { in: width < WIDEST, out: width > NARROWEST },
    pinch: {
      onPointerDown: ({ pointerId, clientX }) => {
        fingers.current.set(pointerId, clientX);
        const distance = apart();
        began.current = distance === null ? null : { apart: distance, width };
      },
      onPointerMove: ({ pointerId, clientX }) => {
        if (!fingers.current.has(pointerId)) return;
        fingers.current.set(pointerId, clientX);
        const distance = apart();
        if (began.current && distance !== null) setWidth(clamp((began.current.width * distance) / began.current.apart));
      },
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  };
}
