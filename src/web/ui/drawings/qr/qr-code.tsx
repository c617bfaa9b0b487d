import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** So wide is one module where there is room: a camera reads it at arm's length. */
const MODULE_PX = 4;

type Props = { readonly text: string; /** What scanning it does, for who cannot see it. */ readonly label: string };

/**
 * A text for a camera: dark on light by day and by night, since many readers take no other. Drawn here, so the text
 * goes nowhere.
 */
export function QrCode({ text, label }: Props) {
  const { side, d } = qrPath(text);
  return (
    <svg
      className={styles.code}
      data-theme="light"
      role="img"
      aria-label={label}
      width={side * MODULE_PX}
      height={side * MODULE_PX}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect className={styles.ground} width={side} height={side} />
      <path className={styles.dark} d={d} />
    </svg>
  );
}

/** What a reader needs of empty ground around the code (ISO/IEC 18004: four modules). */
const QUIET = 4;

/**
 * A text as a QR code: `d` covers its dark modules, each one unit wide, in a square of `side` units that has the quiet
 * zone in it. Throws where the text is longer than any code holds (2,953 bytes).
 */
export function qrPath(text: string): { readonly side: number; readonly d: string } {
  const { size, data } = encode(text, { border: QUIET, boostEcc: true });
  return { side: size, d: data.map(rowPath).join('') };
}

/** The dark runs of one row, each a rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  let d = '';
  for (let x = 0; x < row.length; x += 1) {
    const start = x;
    while (row[x]) x += 1;
    if (x > start) d += `M${start} ${y}h${x - start}v1h${start - x}z`;
  }
  return d;
}
