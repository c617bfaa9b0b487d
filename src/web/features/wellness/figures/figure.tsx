import type { Pose } from '#domain/wellness/wellness.ts';
import { coordinate } from '#web/ui/drawings/marks/coordinate.ts';
import { BETWEEN, FIGURES, type FigureData, type Thing } from './figure-data.ts';
import styles from './figure.module.css';

const HEAD = 11;
/** How far from the middle of the head its hair begins. */
const HAIRLINE = 4;
const KNOT: readonly [number, number] = [0, -11];

/** A position, as a small drawing. The words beside it say what it shows, so nobody has to hear of it. */
export function Figure({ pose }: { readonly pose: Pose }) {
  const { torso, arms = [], farArms = [], legs = [], farLegs = [], behind = [], before = [] } = FIGURES[pose];
  return (
    <svg className={styles.figure} viewBox="0 0 200 160" aria-hidden="true">
      <Things of={behind} />
      <g className={styles.far}>
        <Legs of={farLegs} />
        <Arms of={farArms} />
      </g>
      <Neck {...FIGURES[pose]} />
      <Things of={BETWEEN[pose] ?? []} />
      <Legs of={legs} />
      <path className={styles.torso} d={throughMiddle(torso)} />
      <Head {...FIGURES[pose]} />
      <Things of={before} />
      <g className={styles.near}>
        <Arms of={arms} />
      </g>
    </svg>
  );
}

function Things({ of }: { readonly of: readonly Thing[] }) {
  return of.map(([kind, d]) => <path key={d} className={styles[kind]} d={d} />);
}

function Legs({ of }: { readonly of: readonly string[] }) {
  return of.map((limb) => {
    const [hip, knee, ankle, toes] = limb.split(' ');
    return (
      <g key={limb}>
        <path className={styles.thigh} d={`M${hip}L${knee}`} />
        <path className={styles.shin} d={`M${knee}L${ankle}`} />
        {toes && <path className={styles.foot} d={`M${ankle}L${toes}`} />}
      </g>
    );
  });
}

function Arms({ of }: { readonly of: readonly string[] }) {
  return of.map((limb) => {
    const [shoulder, elbow, hand = ''] = limb.split(' ');
    const [x, y] = hand.split(',');
    return (
      <g key={limb}>
        <path className={styles.upperArm} d={`M${shoulder}L${elbow}`} />
        <path className={styles.forearm} d={`M${elbow}L${hand}`} />
        <circle className={styles.hand} cx={x} cy={y} r="4.6" />
      </g>
    );
  });
}

function Neck({ torso, head: [x, y] }: FigureData) {
  return <path className={styles.neck} d={`M${torso.split(' ')[0]}L${x} ${y}`} />;
}

/** A head without a face, its hair toward the knot. */
function Head({ head: [x, y], knot = KNOT }: FigureData) {
  return (
    <>
      <circle className={styles.hair} cx={x + knot[0]} cy={y + knot[1]} r="5.5" />
      <circle className={styles.face} cx={x} cy={y} r={HEAD} />
      <path className={styles.hair} d={hairOf([x, y], knot)} />
    </>
  );
}

/** The part of the head that has hair: beyond a line across it, on the side of the knot. */
function hairOf([x, y]: readonly [number, number], knot: readonly [number, number]): string {
  const length = Math.hypot(...knot);
  const [across, up] = [knot[0] / length, knot[1] / length];
  const half = Math.sqrt(HEAD ** 2 - HAIRLINE ** 2);
  const at = (side: number) =>
    `${coordinate(x + across * HAIRLINE - side * up * half)} ${coordinate(y + up * HAIRLINE + side * across * half)}`;
  return `M${at(1)}A${HEAD} ${HEAD} 0 0 0 ${at(-1)}Z`;
}

/** A line through two points, or a bow through three. */
function throughMiddle(line: string): string {
  const points = line.split(' ').map((point) => point.split(',').map(Number));
  const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = [], last] = points;
  if (!last) return `M${ax} ${ay}L${bx} ${by}`;
  const [cx = 0, cy = 0] = last;
  return `M${ax} ${ay}Q${2 * bx - (ax + cx) / 2} ${2 * by - (ay + cy) / 2} ${cx} ${cy}`;
}
