import { qrPath } from './qr-path.ts';
import styles from './qr-code.module.css';

/** So wide is one module where there is room: a camera reads it at arm's length. */
const MODULE_PX = 4;

type Props = { readonly text: string; /** What scanning it does, for who cannot see it. */ readonly label: string };

/** A text for a camera: dark on light by day and by night, since many readers take no other. Drawn here, so the text goes nowhere. */
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
