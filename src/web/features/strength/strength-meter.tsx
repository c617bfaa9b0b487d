import { toldStrength } from './strength.copy.ts';
import type { StrengthRequest } from '#web/platform/strength/strength-worker.ts';
import { useSaid, useStrength } from './use-strength.ts';
import styles from './strength.module.css';

const STEPS = [1, 2, 3, 4] as const;
const [WIDTH, GAP, HEIGHT] = [26, 4, 19];
const heightOf = (place: number) => 6 + place * 3;

/**
 * How hard the member's new password is to guess: four steps drawn, in words, and one thing that would help. Nothing
 * while no answer is here.
 */
export function StrengthMeter(question: StrengthRequest) {
  const strength = useStrength(question);
  const told = strength && toldStrength(strength);
  const said = useSaid(told ? [told.title, told.help].filter(Boolean).join('. ') : '');
  return (
    <>
      {strength && told && (
        <div className={styles.meter} data-step={strength.step} aria-hidden="true">
          <svg viewBox={`0 0 ${STEPS.length * (WIDTH + GAP) - GAP} ${HEIGHT}`} width="116" height={HEIGHT}>
            {STEPS.map((place) => (
              <rect
                key={place}
                className={place <= strength.step ? styles.reached : styles.open}
                x={(place - 1) * (WIDTH + GAP) + 0.5}
                y={HEIGHT - heightOf(place) - 0.5}
                width={WIDTH - 1}
                height={heightOf(place)}
                rx="3"
              />
            ))}
          </svg>
          <span className={styles.title}>{told.title}</span>
          {told.help && <span className={styles.help}>{told.help}</span>}
        </div>
      )}
      <p role="status" className="vh">
        {said}
      </p>
    </>
  );
}
