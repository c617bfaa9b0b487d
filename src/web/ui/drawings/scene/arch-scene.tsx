import { litPath } from '#web/ui/drawings/moon/lit-path.ts';
import { coordinate } from '#web/ui/drawings/marks/coordinate.ts';
import styles from './arch-scene.module.css';

const DAYS = 28;
/** From new moon at the foot of the ring up to full moon at its top; the waning half is its mirror. */
const WAXING = Array.from({ length: DAYS / 2 + 1 }, (_, index) => {
  const turn = Math.PI * (0.5 + (2 * index) / DAYS);
  const place = { x: 207 * Math.cos(turn), y: 207 * Math.sin(turn), radius: 7 };
  return { place, light: { illuminated: (1 - Math.cos((2 * Math.PI * index) / DAYS)) / 2, waxing: true } };
});
const LIT = WAXING.map(({ place, light }) => litPath(light, place)).join('');
const SHADE = WAXING.map(({ place }) => `M${coordinate(place.x)} ${coordinate(place.y)}h0`).join('');
const STARS =
  'M90 250h0M210 60h0M40 390h0M560 190h0M70 520h0M330 40h0M500 70h0M520 540h0M110 120h0M580 425h0M470 600h0M20 640h0';
/** Of 28 days: where a phase begins, how long it is, its name and where that stands. */
const PHASES = [
  ['rest', 0, 5, 'Rest', 'rotate(32)translate(0-158)'],
  ['create', 5, 7, 'Create', 'rotate(109)translate(0-158)'],
  ['shine', 12, 3, 'Shine', 'rotate(-6)translate(0 172)'],
  ['reflect', 15, 3],
  ['later', 18, 10, 'Reflect', 'rotate(276)translate(0-158)'],
] as const;
const GAP = 0.22;

/**
 * The landing's window: the wheel in a night sky over dark hills, and one small arched door with firelight in it. One
 * drawing for every layout: a low window keeps the wheel and draws the land up behind it. `label` is its name; ids are
 * its own, it stands once on a page.
 */
export function ArchScene({ label }: { readonly label: string }) {
  return (
    <div className={styles.scene}>
      <svg viewBox="0 0 600 860" preserveAspectRatio="xMidYMin slice" role="img" aria-label={label}>
        <linearGradient id="a" x2="0" y2="1">
          <stop className={styles.s1} />
          <stop className={styles.s2} offset=".4" />
          <stop className={styles.s3} offset=".6" />
          <stop className={styles.s4} offset=".72" />
        </linearGradient>
        <linearGradient id="g" x2="0" y2="1">
          <stop className={styles.fire} />
          <stop className={styles.out} offset="1" />
        </linearGradient>
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
        <path className={styles.stars} d={STARS} />
        <g className={styles.land}>
          <path className={styles.h2} d="M0 612c80-42 150-12 230-32 100-24 170 10 240-10 60-17 100-10 130-18v308H0z" />
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
        </g>
        <g className={styles.wheel}>
          <circle r="207" className={styles.way} />
          <g id="e">
            <path className={styles.shade} d={SHADE} />
            <path className={styles.lit} d={LIT} />
          </g>
          <use href="#e" transform="scale(-1 1)" />
          <circle r="110" fill="url(#d)" opacity=".6" />
          {PHASES.map(([phase, from, length, name, at]) => (
            <g key={phase} className={styles[phase]}>
              <circle
                r="133"
                pathLength={DAYS}
                strokeDasharray={`${length - GAP} ${DAYS}`}
                strokeDashoffset={-from - GAP / 2}
                transform="rotate(-90)"
              />
              <text transform={at}>{name}</text>
            </g>
          ))}
          <path className={styles.hand} d="M-82 82L-137 137" />
          <circle className={styles.today} cx="-94" cy="94" r="17" />
          <text x="-94" y="100">
            18
          </text>
          <text y="-44">day</text>
          <text className={styles.day} y="32">
            18
          </text>
          <text className={styles.phase} y="62">
            Luteal · Reflect
          </text>
        </g>
      </svg>
    </div>
  );
}
