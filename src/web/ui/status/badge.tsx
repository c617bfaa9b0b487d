import type { ReactNode } from 'react';
import type { Phase } from '#domain/cycle/cycle-view.ts';
import type { TrialBadge as TrialWords } from '#domain/membership/trial.ts';
import { PhaseGlyph } from '#web/ui/drawings/marks/phase-glyph.tsx';
import { PHASE_WORDS } from '#web/ui/drawings/marks/phase.copy.ts';
import styles from './badge.module.css';

/** Each kind has a shape too: round for well, a diamond for soon, a square for over. Plain has none. */
export type BadgeKind = 'ok' | 'warning' | 'expired' | 'moon' | 'plain';
type BadgeProps = { kind?: BadgeKind; icon?: ReactNode; href?: string | undefined; children: ReactNode };

/** A word in a pill. With `href` it is a link whose press area is 44 px high. */
export function Badge({ kind = 'plain', icon, href, children }: BadgeProps) {
  const shape = kind === 'plain' ? icon : <i aria-hidden="true" />;
  if (href === undefined) {
    return (
      <span className={styles.badge} data-kind={kind}>
        {shape}
        {children}
      </span>
    );
  }
  return (
    <a className={styles.badge} data-kind={kind} href={href}>
      {shape}
      {children}
    </a>
  );
}

/** The trial's badge in the words and the tone that the domain judged (§4.2); nothing for who has none. */
export function TrialBadge({ badge, href }: { badge: TrialWords | null; href?: string | undefined }) {
  if (!badge) return null;
  return (
    <Badge kind={badge.tone} href={href}>
      {badge.text}
    </Badge>
  );
}

/** A phase by its colour, its glyph and both its words. */
export function PhaseBadge({ phase }: { phase: Phase }) {
  const { name, word } = PHASE_WORDS[phase];
  return (
    <span className={styles.phase} data-phase={phase}>
      <PhaseGlyph phase={phase} size={14} />
      {name} · {word}
    </span>
  );
}
