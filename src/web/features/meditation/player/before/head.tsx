import { href } from '#contract/screens.ts';
import type { MeditationSummary, MeditationWhole } from '#contract/meditation/meditation.schemas.ts';
import { useFigures } from '#web/features/meditation/player/figures.ts';
import { player } from '#web/features/meditation/player/player.copy.ts';
import { shelfPathOf } from '#web/features/meditation/shelf/way-to.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Picture } from '#web/platform/covers/picture.tsx';
import styles from './before.module.css';

type Props = Pick<MeditationSummary, 'title' | 'line' | 'ledBy' | 'teacherId' | 'seconds' | 'cover'> &
  Pick<MeditationWhole, 'sequence'>;

/** The head of a meditation's page: its arch, its name, who leads it and how long it is. */
export function Head({ title, line, ledBy, teacherId, seconds, cover, sequence }: Props) {
  const figureOf = useFigures();
  return (
    <>
      <div>
        <TextLink href={shelfPathOf({ sequence })}>{sequence ? player.backToWellness : player.back}</TextLink>
      </div>
      <header className={styles.head}>
        <div className={styles.name}>
          <p className={styles.kicker}>
            {player.ledBy}{' '}
            {teacherId === null ? (
              ledBy
            ) : (
              <TextLink href={href('teacher', { params: { teacher: teacherId } })}>{ledBy}</TextLink>
            )}
            , {player.length(seconds)}
          </p>
          <h1 tabIndex={-1}>{title}</h1>
          <p className={styles.line}>{line}</p>
        </div>
        <div className={styles.picture} data-figure={sequence && true}>
          {sequence ? figureOf?.(sequence.pose) : <Picture cover={cover} />}
        </div>
      </header>
    </>
  );
}
