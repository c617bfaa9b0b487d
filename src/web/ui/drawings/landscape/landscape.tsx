import { useId, useRef, type ReactNode } from 'react';
import type { Levels, Sound } from '#domain/sound/sound.ts';
import { discPath, litPath, type Hemisphere, type Light } from '#web/ui/drawings/moon/lit-path.ts';
import { useInSight } from '#web/ui/drawings/windows/use-in-sight.ts';
import { BEAT, BIRDS, BOWL, CLOUD, DRONE, FIRE, GRAIN, GRASS, LAND, RAIN, STREAM, WAVES, WIND } from './layers.ts';
import styles from './landscape.module.css';

type Props = {
  /** What it shows, for those who cannot see it. */ readonly label: string;
  readonly levels: Levels;
  /** Whether the sounds play now: the layers move then, unless the member wants less motion. */ readonly moves: boolean;
  /** Tonight's moon, where the page knows it. */ readonly light?: Light | undefined;
  readonly hemisphere?: Hemisphere | undefined;
};
type LayerProps = { readonly of: Sound; readonly levels: Levels; readonly children: ReactNode };

/** How much of a layer shows: a sound that is on is always seen, and the louder, the clearer. */
export function opacityOf(level: number): number {
  return level > 0 ? Math.round((0.25 + (0.75 * level) / 100) * 100) / 100 : 0;
}

/** A night landscape in which each part is one sound: what the member sees is what the member hears. */
export function Landscape({ label, levels, moves, light, hemisphere }: Props) {
  const frame = useRef<SVGSVGElement>(null);
  const id = useId();
  useInSight(frame);
  return (
    <svg
      ref={frame}
      className={styles.landscape}
      data-moves={moves || undefined}
      viewBox="0 0 1000 460"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={label}
    >
      <Paints id={id} />
      <rect width="1000" height="460" fill={`url(#${id}sky)`} />
      <path className={styles.stars} d={LAND.stars} />
      <Moon light={light} hemisphere={hemisphere} />
      <Sky levels={levels} />
      <path className={styles.far} d={LAND.far} />
      <Land id={id} levels={levels} />
    </svg>
  );
}

function Layer({ of: sound, levels, children }: LayerProps) {
  return (
    <g className={styles.layer} data-layer={sound} opacity={opacityOf(levels[sound] ?? 0)}>
      {children}
    </g>
  );
}

function Paints({ id }: { readonly id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}sky`} x2="0" y2="1">
        <stop className={styles.sky1} offset=".2" />
        <stop className={styles.sky2} offset=".62" />
        <stop className={styles.sky3} offset="1" />
      </linearGradient>
      <radialGradient id={`${id}glow`}>
        <stop className={styles.fire2} stopOpacity=".85" />
        <stop className={styles.fire3} offset="1" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}

const MOON = { x: 640, y: 96, radius: 38 };

// Without the moon of the day it is a dark disc, as in the days around new moon.
function Moon({ light, hemisphere }: Pick<Props, 'light' | 'hemisphere'>) {
  const lit = light && litPath(light, { ...MOON, hemisphere });
  return (
    <>
      <path className={styles.shade} d={discPath(MOON)} />
      {lit && <path className={styles.lit} d={lit} />}
    </>
  );
}

function Sky({ levels }: { readonly levels: Levels }) {
  return (
    <>
      <Layer of="white" levels={levels}>
        <path className={styles.white} d={GRAIN.white} />
      </Layer>
      <Layer of="thunder" levels={levels}>
        <path className={styles.cloud} d={CLOUD.bank} />
        <path className={styles.bolt} d={CLOUD.bolt} />
      </Layer>
      <Layer of="wind" levels={levels}>
        <path className={styles.wind} d={WIND} />
      </Layer>
      <Layer of="drone" levels={levels}>
        <path className={styles.drone} d={DRONE.middle} strokeWidth="9" opacity=".35" />
        <path className={styles.drone} d={DRONE.middle} strokeWidth="3" />
        <path className={styles.drone} d={DRONE.below + DRONE.above} strokeWidth="1.5" opacity=".6" />
      </Layer>
      <Layer of="heartbeat" levels={levels}>
        {BEAT.rings.map((radius, at) => (
          <path key={radius} className={styles.beat} d={discPath({ ...MOON, radius })} opacity={0.8 - at * 0.25} />
        ))}
      </Layer>
      <Layer of="birds" levels={levels}>
        <path className={styles.birds} d={BIRDS.far} />
        <path className={styles.branch} d={BIRDS.branch} />
        <path className={styles.owl} d={BIRDS.owl} />
        <path className={styles.eyes} d={BIRDS.eyes} />
      </Layer>
    </>
  );
}

function Land({ id, levels }: { readonly id: string; readonly levels: Levels }) {
  return (
    <>
      <Layer of="pink" levels={levels}>
        {GRAIN.pink.map((veil) => (
          <path key={veil} className={styles.pink} d={veil} />
        ))}
      </Layer>
      <Layer of="ocean" levels={levels}>
        {WAVES.map((wave, at) => (
          <path key={wave} className={styles.wave} data-row={at} d={wave} />
        ))}
      </Layer>
      <Layer of="bowls" levels={levels}>
        {BOWL.rings.map((ring, at) => (
          <ellipse
            key={ring}
            className={styles.ring}
            cx="360"
            cy="300"
            rx={ring}
            ry={ring * 0.46}
            opacity={1 - at * 0.17}
          />
        ))}
        <path className={styles.bowl} d={BOWL.bowl} />
      </Layer>
      <path className={styles.ground} d={LAND.ground} />
      <Layer of="brown" levels={levels}>
        <path className={styles.brown} d={GRAIN.brown} />
      </Layer>
      <Layer of="stream" levels={levels}>
        <path className={styles.bed} d={STREAM.bed} />
        <path className={styles.ripple} d={STREAM.light} />
      </Layer>
      <Layer of="hearth" levels={levels}>
        <circle className={styles.glow} cx="560" cy="392" r="150" fill={`url(#${id}glow)`} />
        <g transform="translate(560 420)">
          <path className={styles.logs} d={FIRE.logs} />
          <g className={styles.flames}>
            <path className={styles.flame} d={FIRE.flame} />
            <path className={styles.heart} d={FIRE.heart} />
          </g>
        </g>
      </Layer>
      <Layer of="crickets" levels={levels}>
        {GRASS.at.map(([x, y]) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <path className={styles.blades} d={GRASS.blades} />
            <path className={styles.song} d={GRASS.song} />
            <path className={styles.song} d={GRASS.farSong} opacity=".6" />
          </g>
        ))}
      </Layer>
      <Layer of="rain" levels={levels}>
        <g className={styles.rain}>
          <path d={RAIN} />
          <path d={RAIN} transform="translate(80 -340)" />
        </g>
      </Layer>
    </>
  );
}
