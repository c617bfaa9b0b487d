import type { CareAdvice } from '#domain/goals/care-card.ts';
import { href, type PlainScreenName } from '#contract/screens.ts';
import type { Drawing } from '#web/ui/drawings/windows/drawing.ts';
import { pebbleBasket } from '#web/ui/drawings/windows/things/pebble-basket.ts';
import { hungKey } from '#web/ui/drawings/windows/things/hung-key.ts';
import { candles } from '#web/ui/drawings/windows/things/candles.ts';
import { mistyPath } from '#web/ui/drawings/windows/places/misty-path.ts';
import { useMember } from '#web/platform/session.ts';
import { Window } from '#web/ui/drawings/windows/window.tsx';
import { CareArch } from './care-arch.tsx';
import { cards } from './cards.copy.ts';
import styles from './arches.module.css';

type Arch = { readonly to: PlainScreenName; readonly of: Drawing; readonly title: string; readonly text: string };

/** Small windows onto other pages, first what the member's goals ask to have at hand; the richer questions among them
 * until the member has seen their end. */
export function Arches({ care }: { readonly care: CareAdvice | null }) {
  const { settled, finished } = useMember().enhancedOnboarding;
  const { arches } = cards;
  const { title, begin, again } = arches.moreYours;
  const all: readonly Arch[] = [
    { to: 'dailyQuiz', of: candles, ...arches.quiz },
    { to: 'archetypeQuiz', of: mistyPath, ...arches.archetype },
    ...(care ? [] : [{ to: 'rewards', of: pebbleBasket, ...arches.rewards } as const]),
    ...(finished
      ? []
      : [{ to: 'enhancedOnboarding', of: hungKey, title, text: settled.length > 0 ? again : begin } as const]),
  ];
  return (
    <section className={styles.arches} aria-labelledby="home-arches">
      <h2 id="home-arches">{arches.title}</h2>
      <ul data-count={all.length + (care ? 1 : 0)}>
        {care && (
          <li>
            <CareArch kind={care} />
          </li>
        )}
        {all.map(({ to, of, title: name, text }) => (
          <li key={to}>
            <a href={href(to)}>
              <Window of={of} size="fill" />
              <b>{name}</b> <small>{text}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
