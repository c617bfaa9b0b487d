import type { ReactNode } from 'react';
import type { GuideName } from '#domain/womb-health/guides.ts';
import { ANATOMY } from './anatomy.copy.ts';
import styles from './anatomy.module.css';

/** The outline of the womb with its neck, its wall and its hollow, and what hangs on both sides. On a board of 320 by 200. */
const TUBES =
  'M128 46C96 26 66 34 50 58C44 68 38 70 32 66M192 46C224 26 254 34 270 58C276 68 282 70 288 66M52 58C48 70 46 78 40 82M268 58C272 70 274 78 280 82';
const WALL =
  'M160 26C196 26 214 44 206 74C200 98 182 112 178 132C176 146 178 158 178 170H142C142 158 144 146 142 132C138 112 120 98 114 74C106 44 124 26 160 26Z';
const HOLLOW = 'M134 52C148 46 172 46 186 52C180 76 166 92 164 118V150H156V118C154 92 140 76 134 52Z';
const CANAL = 'M142 170C138 178 138 186 138 198M178 170C182 178 182 186 182 198';

/** What is drawn into it, by guide. */
const FOUND: Partial<Readonly<Record<GuideName, ReactNode>>> = {
  fibroids: (
    <>
      <circle cx="160" cy="84" r="13" />
      <circle cx="126" cy="92" r="13" />
      <circle cx="208" cy="60" r="17" />
    </>
  ),
  endometriosis: (
    <>
      <path d="M112 52C118 44 124 48 122 56C120 64 126 66 122 72C116 76 110 62 112 52ZM134 30C140 26 146 28 144 33C140 37 134 36 134 30Z" />
      <circle cx="258" cy="92" r="17" />
      <path d="M182 136C192 128 206 136 208 148C206 160 194 164 186 156C180 150 178 142 182 136Z" />
    </>
  ),
  ovarian_cysts: (
    <>
      <circle cx="62" cy="92" r="10" />
      <circle cx="262" cy="106" r="20" />
    </>
  ),
  heavy_bleeding: (
    <>
      <path d="M157 47C157 54 148 58 149 68C150 80 170 80 171 68C172 58 163 54 163 47Z" />
      <circle cx="200" cy="66" r="14" />
      <path d="M118 60a3 3 0 1 0 6 0a3 3 0 1 0-6 0M126 72a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M116 74a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M128 92a3 3 0 1 0 6 0a3 3 0 1 0-6 0M134 108a3 3 0 1 0 6 0a3 3 0 1 0-6 0M142 118a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M124 100a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0" />
    </>
  ),
};

/** A drawing of our own where it explains better than words: the womb, and what the guide is about, by numbers. */
export function Anatomy({ of }: { readonly of: GuideName }) {
  const words = ANATOMY[of];
  if (!words) return null;
  return (
    <figure className={styles.figure}>
      <figcaption id="anatomy">{words.title}</figcaption>
      <div className={styles.pair}>
        <svg viewBox="16 12 288 190" role="img" aria-label={words.alt} className={styles.drawing}>
          <path className={styles.tube} d={TUBES} />
          <ellipse className={styles.ovary} cx="62" cy="92" rx="18" ry="12" transform="rotate(-16 62 92)" />
          <ellipse className={styles.ovary} cx="258" cy="92" rx="18" ry="12" transform="rotate(16 258 92)" />
          <path className={styles.tube} d="M80 90L112 78M240 90L208 78" />
          <path className={styles.wall} d={WALL} />
          <path className={styles.hollow} d={HOLLOW} />
          <path className={styles.canal} d={CANAL} />
          <g className={styles.found}>{FOUND[of]}</g>
          {words.places.map(({ at: [x, y] }, place) => (
            <g key={place}>
              <circle className={styles.number} cx={x} cy={y} r="8.5" />
              <text x={x} y={y + 3.8} fontSize="11" textAnchor="middle">
                {place + 1}
              </text>
            </g>
          ))}
        </svg>
        <ol className={styles.places}>
          {words.places.map(({ words: said }) => (
            <li key={said}>{said}</li>
          ))}
        </ol>
      </div>
    </figure>
  );
}
