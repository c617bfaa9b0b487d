import type { Phase } from '#domain/cycle/cycle-view.ts';
import styles from './marks.module.css';

/* Four lucide icons (ISC licence) as bare paths, so that the wheel may place them inside its own drawing. */
const PATHS: Readonly<Record<Phase, string>> = {
  rest: 'M12 22a7 7 0 0 0 7-7c0-2-1-3.9-3-5.5s-3.5-4-4-6.5c-.5 2.5-2 4.9-4 6.5C6 11.1 5 13 5 15a7 7 0 0 0 7 7z',
  create:
    'M14 9.5V7a4 4 0 0 1 4-4h1.5a.5.5 0 0 1 .5.5V5a4 4 0 0 1-4 4 4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3M4 9a5 5 0 0 1 8 4 5 5 0 0 1-8-4M5 21h14',
  shine:
    'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M6.3 17.7l-1.4 1.4M19.1 4.9l-1.4 1.4',
  reflect: 'M14.1 18.4a2 2 0 0 1-1.4.6H5v-7.7a2 2 0 0 1 .6-1.4l6.2-6.2a6 6 0 1 1 8.5 8.5zM16 8 2 22M17.5 15H9',
};

/** The bare path of a phase's glyph, on a grid of 24. Never a moon: a moon on screen always means the real one. */
export function phaseGlyphPath(phase: Phase): string {
  return PATHS[phase];
}

type PhaseGlyphProps = { readonly phase: Phase; readonly size?: number };

/** A phase's glyph beside its word; decorative, so it has no name of its own. */
export function PhaseGlyph({ phase, size = 18 }: PhaseGlyphProps) {
  return (
    <svg className={styles.line} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[phase]} />
    </svg>
  );
}
