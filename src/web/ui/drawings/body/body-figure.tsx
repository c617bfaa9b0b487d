import { useId, type ReactNode } from 'react';
import { BODY_SIZE, type BodySide } from '#domain/pain-map/body-places.ts';
import styles from './body.module.css';

const { width, height } = BODY_SIZE;
/**
 * Half of the outline; the other half is its mirror. The arm fades below the shoulder, so that it covers no place of the
 * trunk.
 */
const NECK = 'L83 47C83 57 85 62 93 66C105 70 117 73 124 84';
const TRUNK =
  'M111 112C109 130 109 146 110 164C111 186 116 204 120 226C125 252 126 282 122 314C119 350 113 392 110 452M82 452C80 410 78 380 75 350';
const ARM = 'M124 84C131 96 135 120 139 156M111 112C116 122 121 138 125 156';
const FLESH =
  'M74 40L83 47C83 57 85 62 93 66C105 70 117 73 124 84L111 112C109 130 109 146 110 164C111 186 116 204 120 226C125 252 126 282 122 314C119 350 113 392 110 452L82 452C80 410 78 380 74 350Z';
const ARM_FLESH = 'M123 83C131 96 135 120 139 156L125 156C121 138 116 122 110 110Z';
const FRONT = [
  // Collarbones, breasts, navel, groin.
  'M80 74C90 77 100 77 110 78',
  'M80 118C86 128 100 128 106 114',
  'M74 190v5',
  'M78 322C92 310 106 296 116 276',
];
const BACK = [
  // Shoulder blade, spine, the fold below the buttock.
  'M98 96C92 106 90 116 94 128',
  'M74 62V236',
  'M74 262V344',
  'M77 340C90 346 106 344 116 330',
];

/** The figure of a body from one side: a drawing without a face, of no particular age or shape. */
export function BodyFigure({ side, children }: { readonly side: BodySide; readonly children?: ReactNode }) {
  const lines = side === 'front' ? FRONT : BACK;
  const id = useId();
  return (
    <svg className={styles.figure} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" data-side={side}>
      <linearGradient id={`${id}-line`} gradientUnits="userSpaceOnUse" x1="0" y1="96" x2="0" y2="152">
        <stop className={styles.lineStop} />
        <stop className={styles.lineStop} offset="1" stopOpacity="0" />
      </linearGradient>
      <linearGradient id={`${id}-flesh`} gradientUnits="userSpaceOnUse" x1="0" y1="96" x2="0" y2="152">
        <stop className={styles.fleshStop} />
        <stop className={styles.fleshStop} offset="1" stopOpacity="0" />
      </linearGradient>
      {[undefined, `translate(${width} 0) scale(-1 1)`].map((transform) => (
        <g key={transform ?? 'here'} transform={transform}>
          <path d={ARM_FLESH} fill={`url(#${id}-flesh)`} />
          <path className={styles.flesh} d={FLESH} />
          <path className={styles.outline} d={`M83 47${NECK}${TRUNK}`} />
          <path className={styles.arm} d={ARM} stroke={`url(#${id}-line)`} />
          {lines.map((line) => (
            <path key={line} className={styles.fold} d={line} />
          ))}
        </g>
      ))}
      <ellipse className={styles.head} cx="74" cy="28" rx="18" ry="23" />
      <path
        className={styles.hair}
        d={
          side === 'front'
            ? 'M54 34C50 4 98 4 94 34C90 22 84 16 74 15C64 16 58 22 54 34Z'
            : 'M54 32C50 0 98 0 94 32C95 44 86 54 74 54C62 54 53 44 54 32Z'
        }
      />
      {children}
    </svg>
  );
}
