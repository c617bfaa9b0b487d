import { litPath } from '#web/ui/drawings/moon/lit-path.ts';
import { coordinate } from '#web/ui/drawings/marks/coordinate.ts';
import styles from './arch-scene.module.css';

const WIDTH = 600;
const LINKS = 11;

/** The waxing half of a month along the arch, growing towards the full moon; the waning half is its mirror. */
const CHAIN = Array.from({ length: LINKS }, (_, index) => {
  const along = index / (LINKS - 1);
  const turn = Math.PI * (0.985 + 0.392 * along);
  const place = {
    x: 300 + 250 * Math.cos(turn),
    y: 452 + 320 * Math.sin(turn),
    radius: Math.round((6.2 + 4 * along ** 0.8) * 2) / 2,
  };
  return { place, light: { illuminated: (1 - Math.cos(Math.PI * (0.11 + 0.78 * along))) / 2, waxing: true } };
});
const LIT = CHAIN.map(({ place, light }) => litPath(light, place)).join('');
const SHADE = CHAIN.map(({ place }) => `M${coordinate(place.x)} ${coordinate(place.y)}h0`).join('');
const STARS =
  'M90 250h0M210 110h0M70 360h0M480 190h0M130 430h0M330 50h0M420 90h0M520 300h0M180 290h0M385 225h0M450 360h0M250 235h0';
const SEAS =
  'M264 100a19 12-20 0 1 36-12 10 8 0 0 1 22 6 11 12 0 0 1-8 26 9 7 0 0 0-24-6 12 14 0 0 0-6 18 14 12 0 0 1-20 6 14 20 0 0 1 0-38zM306 126a9 6 30 0 1 16 8 9 6 30 0 1-16-8z';

/**
 * The landing's window: a full moon over dark hills, and one small arched door with firelight in it. One drawing for
 * both layouts: a low window keeps the sky and draws the land up into it. `label` is its name; ids are its own, it
 * stands once on a page.
 */
export function ArchScene({ label }: { readonly label: string }) {
  return (
    <div className={styles.scene}>
      <svg viewBox={`0 0 ${WIDTH} 860`} preserveAspectRatio="xMidYMin slice" role="img" aria-label={label}>
        <linearGradient id="a" x2="0" y2="1">
          <stop className={styles.s1} />
          <stop className={styles.s2} offset=".4" />
          <stop className={styles.s3} offset=".6" />
          <stop className={styles.s4} offset=".72" />
        </linearGradient>
        <radialGradient id="b">
          <stop className={styles.halo} />
          <stop className={styles.haze} offset=".42" />
          <stop className={styles.clear} offset="1" />
        </radialGradient>
        <radialGradient id="f" cx=".4" cy=".4" r=".7">
          <stop className={styles.bright} offset=".5" />
          <stop className={styles.limb} offset="1" />
        </radialGradient>
        <linearGradient id="g" x2="0" y2="1">
          <stop className={styles.fire} />
          <stop className={styles.out} offset="1" />
        </linearGradient>
        <linearGradient id="h" x2="0" y2="1">
          <stop className={styles.clear} />
          <stop className={styles.mist} offset="1" />
        </linearGradient>
        <filter id="i">
          <feGaussianBlur stdDeviation="2.2" />
        </filter>
        <radialGradient id="c" cy=".9" r=".9">
          <stop className={styles.f1} />
          <stop className={styles.f2} offset=".4" />
          <stop className={styles.f3} offset="1" />
        </radialGradient>
        <radialGradient id="d">
          <stop className={styles.fire} />
          <stop className={styles.out} offset="1" />
        </radialGradient>
        <rect fill="url(#a)" width="600" height="860" />
        <g className={styles.sky}>
          <path className={styles.stars} d={STARS} />
          <circle cx="300" cy="122" r="190" fill="url(#b)" />
          <circle cx="300" cy="122" r="60" fill="url(#f)" />
          <path className={styles.seas} d={SEAS} filter="url(#i)" />
          <g id="e">
            <path className={styles.shade} d={SHADE} />
            <path className={styles.lit} d={LIT} />
          </g>
          <use href="#e" transform="matrix(-1 0 0 1 600 0)" />
        </g>
        <g className={styles.land}>
          <path className={styles.h1} d="M0 560c60-40 110-20 170-55 70-41 130 15 190-5 80-26 140-60 240-8v368H0z" />
          <rect y="480" width="600" height="160" fill="url(#h)" />
          <path className={styles.h2} d="M0 612c80-42 150-12 230-32 100-24 170 10 240-10 60-17 100-10 130-18v308H0z" />
          <rect y="570" width="600" height="160" fill="url(#h)" />
          <path className={styles.h3} d="M0 690c90-70 210-84 300-78 120 8 220 28 300 78v170H0z" />
          <circle cx="300" cy="706" r="170" fill="url(#d)" />
          <path className={styles.h4} d="M262 750v-62a38 38 0 0 1 76 0v62z" />
          <path d="M270 742v-52a30 30 0 0 1 60 0v52z" fill="url(#c)" />
          <path
            className={styles.flame}
            d="M300 742c-12 0-18-8-18-17 0-11 9-16 11-28 8 6 9 11 9 15 3-3 4-6 4-9 8 6 12 14 12 22 0 9-6 17-18 17z"
          />
          <path className={styles.h4} d="M0 780c110-38 220-38 300-37s190-1 300 33v84H0z" />
          <path d="M270 742h60l50 118H222z" fill="url(#g)" />
          <path
            className={styles.reeds}
            d="M60 772c-2-20 2-34-4-56M66 770c4-16 10-26 8-44M520 764c2-22-4-36 4-60M530 764c4-14 12-22 12-38"
          />
        </g>
      </svg>
    </div>
  );
}
