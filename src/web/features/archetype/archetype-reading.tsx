import type { ArchetypePage } from '#contract/archetype/archetype.schemas.ts';
import { href } from '#contract/screens.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { archetype } from './archetype.copy.ts';
import styles from './archetype.module.css';

type Props = {
  readonly page: ArchetypePage;
  /** With its practices, where they are told nowhere else. */ readonly practices: boolean;
};

/** A page of reading, and its three practices. */
export function ArchetypeReading({ page: { line, reading, practices }, practices: isWhole }: Props) {
  return (
    <div className={styles.essay}>
      {isWhole && <p className={styles.line}>{line}</p>}
      {reading.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {isWhole && <Practices practices={practices} links />}
    </div>
  );
}

type PracticesProps = {
  readonly practices: ArchetypePage['practices'];
  /** Each with the page it leads to. */ readonly links?: boolean;
};

/** Three small things to do. */
export function Practices({ practices, links = false }: PracticesProps) {
  return (
    <ol className={styles.practices} aria-label={archetype.mirror.practices}>
      {practices.map(({ title, minutes, text, link }) => (
        <li key={title}>
          <h2>
            {title} <small>{archetype.mirror.minutes(minutes)}</small>
          </h2>
          <p>{text}</p>
          {links && <TextLink href={href(link.screen)}>{link.word}</TextLink>}
        </li>
      ))}
    </ol>
  );
}
