import type { ArchetypePage } from '#contract/archetype/archetype.schemas.ts';
import { href } from '#contract/screens.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Prose } from '#web/ui/layout/stack.tsx';
import { archetype } from './archetype.copy.ts';
import styles from './archetype.module.css';

/** A page of reading and three practices, opened by itself where the member's answers lean. */
export function ArchetypeReading({
  page: { id, name, kin, line, reading, practices },
  open,
}: {
  readonly page: ArchetypePage;
  readonly open: boolean;
}) {
  return (
    <details className={styles.reading} open={open}>
      <summary>
        <h3 id={`page-${id}`}>{name}</h3> <span>a way of {kin}</span>
      </summary>
      <div className={styles.spread}>
        <div>
          <p className={styles.line}>{line}</p>
          <Prose>
            {reading.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </div>
        <div>
          <h4>{archetype.mirror.practices}</h4>
          <ol className={styles.practices}>
            {practices.map(({ title, minutes, text, link }) => (
              <li key={title}>
                <p>
                  <b>{title}</b> <span>{archetype.mirror.minutes(minutes)}</span>
                </p>
                <p>{text}</p>
                <TextLink href={href(link.screen)}>{link.word}</TextLink>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </details>
  );
}
