import { useId } from 'react';
import type { Flow } from '#domain/cycle/day-log.ts';
import styles from './marks.module.css';

const DROP = 'M13 2c5.5 8 9.5 12.5 9.5 17.5a9.5 9.5 0 0 1-19 0C3.5 14.5 7.5 10 13 2Z';
/* The height of the liquid's surface; the drop runs from 2 to 29. */
const SURFACE: Readonly<Record<Flow, number>> = { none: 29, spotting: 23.5, light: 18, medium: 11, heavy: 2 };

/** A drop that fills with the flow: dashed for none, full for heavy. Takes the colour of its text. */
export function FlowDrop({ flow }: { readonly flow: Flow }) {
  const id = useId();
  const top = SURFACE[flow];
  return (
    <svg className={styles.drop} width="26" height="30" viewBox="0 0 26 30" aria-hidden="true" data-flow={flow}>
      {flow !== 'none' && (
        <>
          <clipPath id={id}>
            <path d={DROP} />
          </clipPath>
          <rect y={top} width="26" height={30 - top} clipPath={`url(#${id})`} />
        </>
      )}
      <path d={DROP} />
    </svg>
  );
}
