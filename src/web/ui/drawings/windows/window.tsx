import { Fragment, useId, useRef, type ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { litPath, type Hemisphere, type Light } from '#web/ui/drawings/moon/lit-path.ts';
import type { Drawing, Ink, Piece } from './drawing.ts';
import { PAINTS, type Paint } from './paints.tsx';
import { PARTS } from './parts.ts';
import { useInSight } from './use-in-sight.ts';
import './tokens.css';
import styles from './window.module.css';

type Props = {
  readonly of: Drawing;
  /** 96 px beside a page's head, 216 px on a page of its own, or as wide as its place. */ readonly size?:
    | 'small'
    | 'page'
    | 'fill';
  /** With it the window is a picture of that name, without it nothing to hear. */ readonly label?: string | undefined;
  /** The moon of the day, where the page knows it. */ readonly light?: Light | undefined;
  readonly hemisphere?: Hemisphere | undefined;
};
type Kit = Pick<Props, 'light' | 'hemisphere'> & { readonly id: string; readonly used: Set<Paint> };

/** An arch window: an outdoor or indoor scene with one warm light in it. */
export function Window({ of: drawing, size = 'page', label, light, hemisphere }: Props) {
  const frame = useRef<SVGSVGElement>(null);
  useInSight(frame);
  const { paints, picture } = pictureOf(drawing, { id: useId(), light, hemisphere });
  return (
    <svg
      ref={frame}
      className={classes(styles.window, styles[size])}
      viewBox="0 0 240 320"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <defs>{paints}</defs>
      {picture}
    </svg>
  );
}

/** The pieces of a drawing and the gradients they need, under names that begin with `id`: for a frame of any shape. */
export function pictureOf(drawing: Drawing, of: Omit<Kit, 'used'>): { paints: ReactNode; picture: ReactNode } {
  const kit: Kit = { ...of, used: new Set() };
  // Drawn first: it tells which gradients are needed.
  const picture = drawn(drawing, kit);
  return { picture, paints: [...kit.used].map((paint) => PAINTS[paint](nameOf(paint, kit))) };
}

function drawn(pieces: readonly Piece[], kit: Kit): ReactNode[] {
  return pieces.map((piece, at) => one(piece, at, kit));
}

function one(piece: Piece, key: number, kit: Kit): ReactNode {
  const look = lookOf(piece, kit);
  switch (piece.tag) {
    case 'path':
      return <path key={key} d={piece.d} {...(piece.rim && { vectorEffect: 'non-scaling-stroke' })} {...look} />;
    case 'circle':
      return <circle key={key} cx={piece.cx} cy={piece.cy} r={piece.r} {...look} />;
    case 'ellipse':
      return <ellipse key={key} cx={piece.cx} cy={piece.cy} rx={piece.rx} ry={piece.ry} {...look} />;
    case 'rect':
      return <rect key={key} y={piece.y} width="240" height={piece.height} {...look} />;
    case 'part': {
      const inside = piece.part === 'moon' && kit.light ? moonOf(kit, kit.light) : drawn(PARTS[piece.part], kit);
      const isBare = Object.values(look).every((value) => value === undefined);
      return isBare ? (
        <Fragment key={key}>{inside}</Fragment>
      ) : (
        <g key={key} {...look}>
          {inside}
        </g>
      );
    }
    case 'g':
      return groupOf(piece, key, { look, kit });
  }
}

function groupOf(
  { pieces, breathes, blurred, mirrored }: Extract<Piece, { tag: 'g' }>,
  key: number,
  { look, kit }: { readonly look: ReturnType<typeof lookOf>; readonly kit: Kit },
): ReactNode {
  const inside = drawn(pieces, kit);
  if (mirrored !== undefined) {
    const half = `${kit.id}half`;
    return (
      <Fragment key={key}>
        <use href={`#${half}`} transform="matrix(-1 0 0 1 240 0)" opacity={mirrored} />
        <g id={half}>{inside}</g>
      </Fragment>
    );
  }
  return (
    <g key={key} className={breathes && styles[breathes]} {...look} {...(blurred && { filter: urlOf('blur', kit) })}>
      {inside}
    </g>
  );
}

/** The moon as it is on the day. Its dark side shows a little, as it does in the sky. */
function moonOf(kit: Kit, light: Light): ReactNode[] {
  const lit = litPath(light, { radius: 26, hemisphere: kit.hemisphere });
  return [
    <circle key="halo" r="88" fill={urlOf('halo', kit)} opacity={0.25 + 0.75 * light.illuminated} />,
    <circle key="dark" r="26" fill="var(--w-moon1)" opacity=".14" />,
    lit ? <path key="lit" d={lit} fill={urlOf('disc', kit)} /> : null,
  ];
}

function lookOf(
  { fill, stroke, strokeWidth, strokeOpacity, rule, join, opacity, transform, ...piece }: Piece,
  kit: Kit,
) {
  return {
    ...(stroke && !fill && piece.tag !== 'g' && { fill: 'none' }),
    ...(fill && fill !== 'inherit' && { fill: inkOf(fill, kit) }),
    ...(stroke && stroke !== 'inherit' && { stroke: inkOf(stroke, kit) }),
    ...(strokeWidth && { strokeWidth, strokeLinecap: 'round' as const }),
    ...(join && { strokeLinejoin: join }),
    ...(rule && { fillRule: rule }),
    strokeOpacity,
    opacity,
    transform,
  };
}

function inkOf(ink: Ink, kit: Kit): string {
  return ink.startsWith('~') ? urlOf(ink.slice(1) as Paint, kit) : `var(--w-${ink})`;
}

function urlOf(paint: Paint, kit: Kit): string {
  kit.used.add(paint);
  return `url(#${nameOf(paint, kit)})`;
}

function nameOf(paint: Paint, { id }: Kit): string {
  return `${id}${paint}`;
}
