import { href } from '#contract/screens.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Kicker } from '#web/ui/layout/page.tsx';
import { archetype } from './archetype.copy.ts';
import styles from './card.module.css';

/** The way to the archetype quiz, for other pages. It asks the server nothing. */
export function ArchetypeCard() {
  return (
    <section className={styles.card} aria-labelledby="archetype-card">
      <Kicker>{archetype.card.kicker}</Kicker>
      <h2 id="archetype-card">{archetype.card.title}</h2>
      <p>{archetype.card.text}</p>
      <TextLink href={href('archetypeQuiz')}>{archetype.card.link}</TextLink>
    </section>
  );
}
