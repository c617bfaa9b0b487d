import { useId, type ReactNode } from 'react';
import { lightTransform } from './breath/arch-plan.ts';
import styles from './breath/breath.module.css';

/** The arch without its beads: how far the member is on the member's way, in light (0 to 1), with something in it. */
export function LitArch({ light, children }: { readonly light: number; readonly children?: ReactNode }) {
  const id = useId();
  return (
    <div className={styles.frame} data-small="">
      <svg className={styles.arch} viewBox="0 0 400 400" aria-hidden="true">
        <defs>
          <linearGradient id={id} x1="0" y1="1" x2="0" y2="0">
            <stop className={styles.glow} offset="0" />
            <stop className={styles.glow} offset=".55" stopOpacity=".55" />
            <stop className={styles.glow} offset="1" stopOpacity=".12" />
          </linearGradient>
        </defs>
        {[82, 106, 130].map((x) => (
          <path key={x} className={styles.inner} d={`M${x} 390V200a${200 - x} ${200 - x} 0 0 1 ${400 - 2 * x} 0V390`} />
        ))}
        <path
          className={styles.light}
          d="M94 390V200a106 106 0 0 1 212 0V390Z"
          fill={`url(#${id})`}
          transform={lightTransform(light)}
        />
        <path className={styles.outline} d="M60 390V200a140 140 0 0 1 280 0V390M40 390H360" />
      </svg>
      <div className={styles.cue}>{children}</div>
    </div>
  );
}
