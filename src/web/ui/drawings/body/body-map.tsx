import { BODY_SIDES, BODY_SIZE, BODY_SPOTS, type BodySide } from '#domain/pain-map/body-places.ts';
import type { PainPlace } from '#domain/cycle/day-log.ts';
import { BodyFigure } from './body-figure.tsx';
import { bodyWords, PLACE_WORDS } from './place-words.ts';
import styles from './body.module.css';

/** A place of one day among many is still seen. */
const FAINTEST = 0.4;

type Props = {
  /** How strongly a place is drawn, 0 (not at all) to 1. */
  readonly strengthOf: (place: PainPlace) => number;
  /** Where the map answers to a press. The same places stand in a list beside it, which keyboard and reader use. */
  readonly onPress?: (place: PainPlace) => void;
};

/**
 * The body from both sides with its places of pain. To a screen reader it is silent: whoever draws it sets a list of the
 * same places beside it, over the same state.
 */
export function BodyMap(props: Props) {
  return (
    <div className={styles.map} aria-hidden="true">
      {BODY_SIDES.map((side) => (
        <Side key={side} side={side} {...props} />
      ))}
    </div>
  );
}

function Side({ side, strengthOf, onPress }: Props & { readonly side: BodySide }) {
  const [first, last] = side === 'front' ? [bodyWords.right, bodyWords.left] : [bodyWords.left, bodyWords.right];
  return (
    <div className={styles.side}>
      <p className={styles.title}>
        <span>{first}</span>
        {bodyWords.sides[side]}
        <span>{last}</span>
      </p>
      <BodyFigure side={side}>
        {BODY_SPOTS[side].map(({ place, x, y }) => (
          <Spot
            key={`${place} ${x}`}
            {...{ place, x, y }}
            strength={strengthOf(place)}
            onPress={onPress && (() => onPress(place))}
          />
        ))}
      </BodyFigure>
    </div>
  );
}

type SpotProps = {
  readonly place: PainPlace;
  readonly x: number;
  readonly y: number;
  readonly strength: number;
  readonly onPress: (() => void) | undefined;
};

function Spot({ place, x, y, strength, onPress }: SpotProps) {
  const half = BODY_SIZE.spot / 2;
  const isOn = strength > 0;
  if (!isOn && !onPress) return null;
  return (
    <>
      {isOn ? (
        <g className={styles.pain} opacity={FAINTEST + (1 - FAINTEST) * strength}>
          <circle cx={x} cy={y} r="16" />
          <circle cx={x} cy={y} r="8" />
        </g>
      ) : (
        <circle className={styles.empty} cx={x} cy={y} r="8" />
      )}
      {onPress && (
        <foreignObject x={x - half} y={y - half} width={BODY_SIZE.spot} height={BODY_SIZE.spot}>
          <button
            type="button"
            tabIndex={-1}
            aria-label={PLACE_WORDS[place]}
            title={PLACE_WORDS[place]}
            className={styles.spot}
            data-on={isOn || undefined}
            onClick={onPress}
          />
        </foreignObject>
      )}
    </>
  );
}
