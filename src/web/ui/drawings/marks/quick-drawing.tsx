import styles from './marks.module.css';

export type QuickKind = 'flow' | 'mood' | 'energy' | 'symptoms';

const SYMPTOM_GRID = 'M5 6h0M5 22h0M16.6 6h0M16.6 22h0M28.2 6h0M28.2 22h0M39.8 22h0M51.4 6h0M51.4 22h0M63 6h0M86.2 6h0';

const DRAWINGS = {
  flow: (
    <>
      <path
        className={styles.quickRim}
        d="M9 8c3 4.5 5 7 5 10a5 5 0 0 1-10 0c0-3 2-5.5 5-10ZM32 5c3.6 5.5 6 8.5 6 12a6 6 0 0 1-12 0c0-3.5 2.4-6.5 6-12Z"
      />
      <path className={styles.quickHalf} d="M57 3c4.3 6.5 7 10 7 14a7 7 0 0 1-14 0c0-4 2.7-7.5 7-14Z" />
      <path className={styles.quickFull} d="M83 1c4.8 7.5 8 11.5 8 16a8 8 0 0 1-16 0c0-4.5 3.2-8.5 8-16Z" />
    </>
  ),
  mood: (
    <>
      <path className={styles.quickLine} d="M2 22c8-16 14-16 22-4s14 8 22-4 12-10 20-2 12 6 24-6" />
      <circle className={styles.quickBead} cx="68" cy="13.5" r="4.5" />
    </>
  ),
  energy: (
    <>
      <path
        className={styles.quickBars}
        d="M.5 22q0-2 2-2h5q2 0 2 2v7.5h-9zM14.5 16q0-2 2-2h5q2 0 2 2v13.5h-9zM28.5 8q0-2 2-2h5q2 0 2 2v21.5h-9zM56.5 10q0-2 2-2h5q2 0 2 2v19.5h-9zM70.5 16q0-2 2-2h5q2 0 2 2v13.5h-9z"
      />
      <path className={styles.quickPeak} d="M42.5 2.5q0-2 2-2h5q2 0 2 2v27h-9z" />
      <path className={styles.quickNext} d="M84.5 20q0-2 2-2h3q2 0 2 2v9.5h-7z" />
    </>
  ),
  symptoms: (
    <>
      <path className={styles.quickFaint} d={SYMPTOM_GRID} />
      <path className={styles.quickStrong} d="M39.8 6h0M63 22h0M74.6 6h0M74.6 22h0M86.2 22h0" />
    </>
  ),
} as const;

/** The drawing on one of the four quick-log tiles of the home page; decorative, its word stands beneath it. */
export function QuickDrawing({ kind }: { readonly kind: QuickKind }) {
  return (
    <svg className={styles.quick} width="92" height="30" viewBox="0 0 92 30" aria-hidden="true" data-kind={kind}>
      {DRAWINGS[kind]}
    </svg>
  );
}
