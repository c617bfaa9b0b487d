import { href } from '#contract/screens.ts';
import type { MealDay } from '#contract/meal/meal.schemas.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { PHASE_WORDS } from '#web/ui/drawings/marks/phase.copy.ts';
import { PhaseGlyph } from '#web/ui/drawings/marks/phase-glyph.tsx';
import { Cite } from '#web/ui/evidence/cite.tsx';
import { becauseWords } from '../because.ts';
import { FUZI, NORRIS, TUCKER } from '../sources.ts';
import { day as copy } from './day.copy.ts';
import styles from './suggestions.module.css';

/** Meals that suit the day, each with why, on the paper of her phase where one is told. */
export function Suggestions({ reply: { phase, forToday } }: { readonly reply: MealDay }) {
  return (
    <aside className={styles.aside} data-phase={phase ?? undefined} aria-labelledby="for-today">
      <p className={styles.badge}>
        {phase && <PhaseGlyph phase={phase} size={16} />}
        {phase ? copy.aside.phase(PHASE_WORDS[phase].word) : copy.aside.today}
      </p>
      <h2 id="for-today">
        {phase ? copy.aside.titles[phase] : forToday.length > 0 ? copy.aside.plain : copy.aside.bare}
      </h2>
      {forToday.length > 0 && (
        <ul>
          {forToday.map(({ id, title, kicker, because }) => (
            <li key={id}>
              <a href={href('meal', { params: { meal: id } })}>{title}</a>
              <span>{because.of === 'phase' ? kicker : becauseWords(because)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.caption}>
        {phase === 'reflect' && (
          <>
            {copy.aside.hunger}
            <Cite of={TUCKER} />{' '}
          </>
        )}
        {copy.aside.iron}
        <Cite of={NORRIS} /> {copy.aside.tea}
        <Cite of={FUZI} />
      </p>
      <TextLink href={href('meals')}>{copy.aside.all}</TextLink>
    </aside>
  );
}
