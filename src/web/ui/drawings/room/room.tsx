import { useId, useRef } from 'react';
import { litPath, type Hemisphere, type Light } from '#web/ui/drawings/moon/lit-path.ts';
import { useInSight } from '#web/ui/drawings/windows/use-in-sight.ts';
import { BODY, FAR, HAIR, NEAR, VEIL, VEIL_FOLDS, VEILED, type Sitter } from './people.ts';
import { ROOM } from './things.ts';
import styles from './room.module.css';

type Props = {
  /** What it shows, for those who cannot see it. */ readonly label: string;
  /** Tonight’s moon, where the page knows it: else the window shows stars alone. */
  readonly light?: Light | undefined;
  readonly hemisphere?: Hemisphere | undefined;
};

/**
 * A warm room seen from its doorway: some sit around a fire, tonight's moon stands in the window, and the nearest
 * cushion is free. Narrow windows show its middle. Nobody in it is a member.
 */
export function Room({ label, light, hemisphere }: Props) {
  const frame = useRef<SVGSVGElement>(null);
  const id = useId();
  useInSight(frame);
  return (
    <svg
      ref={frame}
      className={styles.room}
      data-room
      viewBox="0 0 1200 470"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={label}
    >
      <defs>
        <radialGradient id={`${id}g`} cx=".5" cy=".74" r=".6">
          <stop className={styles.glow} stopOpacity=".95" />
          <stop className={styles.glow} offset=".45" stopOpacity=".36" />
          <stop className={styles.glow} offset="1" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}f`}>
          <stop className={styles.blaze} stopOpacity=".85" />
          <stop className={styles.blaze} offset=".35" stopOpacity=".4" />
          <stop className={styles.blaze} offset="1" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}s`} x2="0" y2="1">
          <stop className={styles.skyTop} />
          <stop className={styles.skyFoot} offset="1" />
        </linearGradient>
        <clipPath id={`${id}w`}>
          <path d={ROOM.windowFrame} />
        </clipPath>
      </defs>
      <rect className={styles.wall} width="1200" height="470" />
      <path className={styles.floor} d={ROOM.floor} />
      <rect width="1200" height="470" fill={`url(#${id}g)`} />
      <Walls />
      <NightWindow id={id} light={light} hemisphere={hemisphere} />
      <Rug />
      {FAR.map((sitter) => (
        <Seated key={sitter.at} {...sitter} />
      ))}
      <Fire id={id} />
      <g className={styles.nearLeft}>
        <g transform={VEILED}>
          <path className={styles.seat} d={BODY.cushion} />
          <path className={styles.veil} d={VEIL} />
          <path className={styles.fold} d={VEIL_FOLDS} />
        </g>
      </g>
      {NEAR.map((sitter) => (
        <Seated key={sitter.at} {...sitter} turned />
      ))}
      <g transform="translate(600 436)">
        <ellipse className={styles.shadow} cy="10" rx="92" ry="20" />
        <ellipse className={styles.free} rx="84" ry="22" />
        <ellipse className={styles.freeTop} cy="-7" rx="79" ry="18" />
        <path className={styles.stitch} d="M-52-7c30 9 74 9 104 0" />
      </g>
    </svg>
  );
}

function Walls() {
  return (
    <>
      <path className={styles.skirting} d={ROOM.skirting} />
      <path className={styles.timber} d={ROOM.beam} />
      <path className={styles.edge} d={ROOM.beamEdge} />
      <path className={styles.string} d={ROOM.strings} />
      <path className={styles.stem} d={ROOM.stems} />
      <path className={styles.leaf} d={ROOM.leaves} />
      <path className={styles.bud} d={ROOM.buds} />
      <path className={styles.shelf} d={ROOM.shelves} />
      <path className={styles.skirting} d={ROOM.brackets} />
      <path className={styles.jar} d={ROOM.jars} />
      <path className={styles.book} d={ROOM.books} />
      <path className={styles.spine} d={ROOM.spines} />
      <path className={styles.niche} d={ROOM.niche} />
      <path className={styles.shelf} d={ROOM.nicheSill} />
      <path className={styles.wax} d={ROOM.candle} />
      <path className={styles.flameMid} d={ROOM.candleFlame} />
    </>
  );
}

/** Where the moon stands in the window, and its size. */
const [X, Y, RADIUS] = [606, 102, 38];
/** Its seas, softly. */
const SEAS =
  'M588 84a10 7 -20 1 0 18-5a10 7 -20 1 0-18 5zM610 86a8 8 0 1 0 15 2a8 8 0 1 0-15-2zM586 106a8 11 10 1 0 15 3a8 11 10 1 0-15-3zM613 108a6 5 20 1 0 11 2a6 5 20 1 0-11-2z';

function NightWindow({ id, light, hemisphere }: Pick<Props, 'light' | 'hemisphere'> & { readonly id: string }) {
  const lit = light ? litPath(light, { x: X, y: Y, radius: RADIUS, hemisphere }) : '';
  return (
    <>
      <g clipPath={`url(#${id}w)`}>
        <rect x="500" y="20" width="200" height="200" fill={`url(#${id}s)`} />
        <path className={styles.star} d={ROOM.stars} />
        {light && (
          <>
            <circle className={styles.halo} cx={X} cy={Y} r={RADIUS * 2} />
            <circle className={styles.halo} cx={X} cy={Y} r={RADIUS * 1.4} />
            <circle className={styles.shade} cx={X} cy={Y} r={RADIUS} />
            <path className={styles.lit} d={lit} />
            <clipPath id={`${id}m`}>
              <path d={lit} />
            </clipPath>
            <path className={styles.mare} d={SEAS} clipPath={`url(#${id}m)`} />
          </>
        )}
        <path className={styles.hillFar} d={ROOM.hillFar} />
        <path className={styles.hillNear} d={ROOM.hillNear} />
      </g>
      <path className={styles.muntin} d={ROOM.muntins} />
      <path className={styles.frame} d={ROOM.windowFrame} />
      <path className={styles.sill} d={ROOM.sill} />
    </>
  );
}

function Rug() {
  return (
    <>
      <ellipse className={styles.fringe} cx="600" cy="378" rx="532" ry="122" />
      <ellipse className={styles.rug} cx="600" cy="378" rx="526" ry="118" />
      <g className={styles.rings}>
        <ellipse cx="600" cy="378" rx="526" ry="118" />
        <ellipse cx="600" cy="378" rx="470" ry="104" />
        <ellipse cx="600" cy="378" rx="296" ry="64" />
      </g>
      <ellipse className={styles.weave} cx="600" cy="378" rx="498" ry="111" />
    </>
  );
}

function Fire({ id }: { readonly id: string }) {
  return (
    <>
      <circle cx="600" cy="338" r="168" fill={`url(#${id}f)`} />
      <g transform="translate(600 364)">
        <ellipse className={styles.shadow} cy="20" rx="88" ry="17" />
        <path className={styles.log} d={ROOM.logs} />
      </g>
      <g className={styles.breathes}>
        <g transform="translate(600 364)">
          <path className={styles.flameBack} d={ROOM.flameBack} />
          <path className={styles.flameMid} d={ROOM.flameMid} />
          <path className={styles.flameHeart} d={ROOM.flameHeart} />
          <path className={styles.spark} d={ROOM.sparks} />
        </g>
      </g>
      <path className={styles.stone} d={ROOM.stones} transform="translate(600 364)" />
    </>
  );
}

function Seated({ at, pastel, hair, lit, place, turned = false }: Sitter & { readonly turned?: boolean }) {
  return (
    <g className={place === 'nearRight' ? styles.nearRight : undefined}>
      <g className={styles.pastel} data-pastel={pastel} transform={at}>
        <ellipse className={styles.shadow} cy="9" rx="52" ry="11" />
        <path className={styles.seat} d={BODY.cushion} />
        <path className={styles.sitter} d={BODY.legs} />
        <path className={styles.sitter} d={BODY.torso} />
        <path className={styles.sitter} d={BODY.head} />
        {turned ? (
          <path className={styles.turned} d={`${BODY.legs}${BODY.torso}`} />
        ) : (
          <path className={styles.arms} d={BODY.arms} />
        )}
        {turned && hair !== 'braid' && <path className={styles.hair} d={HAIR.back} />}
        <path className={styles.hair} d={HAIR[hair]} />
        <path className={styles.rim} d={BODY.rim} transform={lit === 'left' ? 'scale(-1 1)' : undefined} />
      </g>
    </g>
  );
}
