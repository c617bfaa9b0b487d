import type { MeditationCue, MeditationWhole } from '#contract/meditation/meditation.schemas.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Figure } from '../figures/figure.tsx';
import { sequence as copy } from './sequence.copy.ts';
import styles from './steps.module.css';

type Step = {
  readonly at: number;
  readonly pose: NonNullable<MeditationCue['pose']>;
  readonly said: readonly string[];
};

/** The positions in their order, and folded under them what is said in each. */
export function Steps({ cues }: Pick<MeditationWhole, 'cues'>) {
  const steps = stepsOf(cues);
  const poses = steps.map(({ pose }) => pose).filter((pose, at, all) => all.indexOf(pose) === at);
  return (
    <section className={styles.part} aria-labelledby="steps">
      <h2 id="steps">{copy.shapes}</h2>
      <div className={styles.strip} aria-hidden="true">
        {poses.map((pose) => (
          <div key={pose} className={styles.figure}>
            <Figure pose={pose} />
          </div>
        ))}
      </div>
      <p className={styles.quiet}>{copy.shapesNote}</p>
      <Fold summary={copy.steps}>
        <ol className={styles.steps}>
          {steps.map(({ at, pose, said }) => (
            <li key={at}>
              <div className={styles.figure}>
                <Figure pose={pose} />
              </div>
              <div>
                {said.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
            </li>
          ))}
        </ol>
      </Fold>
    </section>
  );
}

/** What is said while one position is shown, in order. */
function stepsOf(cues: MeditationWhole['cues']): readonly Step[] {
  return cues.reduce<Step[]>((steps, { at, pose, say }) => {
    const last = steps.at(-1);
    if (last && (pose === undefined || pose === last.pose))
      return [...steps.slice(0, -1), { ...last, said: [...last.said, say] }];
    return pose ? [...steps, { at, pose, said: [say] }] : steps;
  }, []);
}
