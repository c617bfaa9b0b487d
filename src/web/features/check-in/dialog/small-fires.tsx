import styles from './dialog.module.css';

const WIDTH = 420;
// Above several rows room for the cross of the dialog.
const ROOF = 40;
// Seven to a row where they fill it, as days fill a week; thirty stand in tens.
const perRow = (count: number) => (count % 7 === 0 ? 7 : 10);

/** One small fire for each day, in arches that rise to the middle. */
export function SmallFires({ count }: { readonly count: number }) {
  const rows = Array.from({ length: Math.ceil(count / perRow(count)) }, (_, row) =>
    Math.min(perRow(count), count - row * perRow(count)),
  );
  const tall = rows.length === 1;
  const [roof, height] = tall ? [0, 170] : [ROOF, 74];
  return (
    <svg className={styles.fires} viewBox={`0 0 ${WIDTH} ${roof + rows.length * height}`} aria-hidden="true">
      {rows.map((fires, row) =>
        Array.from({ length: fires }, (_, index) => (
          <Fire
            key={`${row}-${index}`}
            x={(WIDTH / (fires + 1)) * (index + 1)}
            base={roof + (row + 1) * height}
            rise={tall ? 40 + 80 * Math.sin((Math.PI * (index + 1)) / (fires + 1)) : 40}
            half={tall ? Math.min(19, WIDTH / fires / 2.6) : 14}
          />
        )),
      )}
    </svg>
  );
}

function Fire({
  x,
  base,
  rise,
  half,
}: {
  readonly x: number;
  readonly base: number;
  readonly rise: number;
  readonly half: number;
}) {
  return (
    <g>
      <path
        className={styles.arch}
        d={`M${x - half} ${base}V${base - rise}a${half} ${half} 0 0 1 ${2 * half} 0V${base}Z`}
      />
      <path
        className={styles.flame}
        d={`M${x} ${base - 4}c5-4 6-9 2.6-13.5c-.8 2-2 2.8-2.6 3c.4-3-.8-5.4-2-7c-.4 4-4 6-4 10.5c0 3 2.4 6 6 7Z`}
      />
    </g>
  );
}
