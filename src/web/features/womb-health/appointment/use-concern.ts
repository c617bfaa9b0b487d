import { useEffect, useEffectEvent, useState } from 'react';
import type { AppointmentReply } from '#contract/womb-health/womb-health.schemas.ts';
import type { FigureKind } from '#domain/womb-health/figures/figure.ts';
import { concernWish, useSheetWrite } from '../womb-health.queries.ts';

type Concern = AppointmentReply['concerns'][number];
/** So long after the last letter what she typed is saved, in milliseconds. */
const REST = 1_200;

/**
 * One concern as it is typed. It is saved when she rests, when she leaves the field, and when the page goes; what could
 * not be saved stays in the field.
 */
export function useConcern(place: number, { text: kept, figures }: Concern) {
  const [typed, setTyped] = useState<string | null>(null);
  const { write, error, isSaved } = useSheetWrite();
  const text = typed ?? kept;
  const isDirty = typed !== null && typed.trimEnd() !== kept;
  const save = useEffectEvent(() => {
    if (isDirty) write(concernWish(place, { text: text.trimEnd(), figures }));
  });
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => save(), REST);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    const leave = () => save();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return {
    text,
    type: setTyped,
    leave: () => isDirty && write(concernWish(place, { text: text.trimEnd(), figures })),
    choose: (chosen: FigureKind[]) => write(concernWish(place, { text: text.trimEnd(), figures: chosen })),
    isSaved: isSaved && !isDirty,
    error,
  };
}
