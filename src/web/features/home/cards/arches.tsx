import { href, type ScreenName } from '#contract/screens.ts';
import type { Drawing } from '#web/ui/drawings/windows/drawing.ts';
import { pebbleBasket } from '#web/ui/drawings/windows/things/pebble-basket.ts';
import { hungKey } from '#web/ui/drawings/windows/things/hung-key.ts';
import { candles } from '#web/ui/drawings/windows/things/candles.ts';
import { mistyPath } from '#web/ui/drawings/windows/places/misty-path.ts';
import { Window } from '#web/ui/drawings/windows/window.tsx';
import { cards } from './cards.copy.ts';
import styles from './arches.module.css';

type Arch = { readonly to: ScreenName; readonly of: Drawing; readonly title: string; readonly text: string };

/** Small windows onto other pages; the richer questions among them until the member has seen their end. */
export function Arches({ moreYours }: { readonly moreYours: boolean }) {
  const { arches } = cards;
  const all: readonly Arch[] = [
    { to: 'dailyQuiz', of: candles, ...arches.quiz },
    { to: 'archetypeQuiz', of: mistyPath, ...arches.archetype },
    { to: 'rewards', of: pebbleBasket, ...arches.rewards },
    ...(moreYours ? [{ to: 'enhancedOnboarding', of: hungKey, ...arches.moreYours } as const] : []),
  ];
  return (
    <section className={styles.arches} aria-labelledby="home-arches">
      <h2 id="home-arches">{arches.title}</h2>
      <ul data-count={all.length}>
        {all.map(({ to, of, title, text }) => (
          <li key={to}>
            <a href={href(to)}>
              <Window of={of} size="fill" />
              <b>{title}</b> <small>{text}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
