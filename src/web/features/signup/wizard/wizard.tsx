import { Check } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { PRODUCT } from '#domain/account/product.ts';
import { SignInButton } from '#web/platform/address/sign-in-button.tsx';
import { useUser } from '#web/platform/session.ts';
import { classes } from '#web/ui/classes.ts';
import { Wordmark } from '#web/ui/drawings/marks/wordmark.tsx';
import type { Drawing } from '#web/ui/drawings/windows/drawing.ts';
import { Window } from '#web/ui/drawings/windows/window.tsx';
import styles from './wizard.module.css';

type Props = {
  readonly home: string;
  readonly steps: readonly string[];
  /** Counted from 1. */
  readonly current: number;
  /** "Step 2 of 4", the name of the row of dots. */
  readonly position: string;
  readonly quote: string;
  readonly art: ReactNode;
  readonly children: ReactNode;
};

/**
 * The page of a questionnaire: on wide screens a hearth panel with the steps beside it, on phones a row of dots above.
 */
export function Wizard({ home, steps, current, position, quote, art, children }: Props) {
  const user = useUser();
  return (
    <div className={styles.wizard}>
      <header className={styles.side}>
        <div className={styles.top}>
          <a className={styles.home} href={home} aria-label={PRODUCT}>
            <Wordmark size={32} />
          </a>
          {!user && <SignInButton />}
        </div>
        <ol className={styles.dots} aria-label={position}>
          {steps.map((name, index) => (
            <Dot key={name} name={name} number={index + 1} current={current} />
          ))}
        </ol>
        <p className={styles.quote}>{quote}</p>
        <div className={styles.art}>{art}</div>
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
    </div>
  );
}

function Dot({ name, number, current }: { name: string; number: number; current: number }) {
  const done = number < current;
  return (
    <li className={classes(done && styles.done)} aria-current={number === current ? 'step' : undefined}>
      <span aria-hidden="true" className={styles.disc}>
        {done ? <Check size={14} /> : number}
      </span>
      <span className={styles.name}>{name}</span>
    </li>
  );
}

/**
 * The heading and the sentence a step opens with, below a kicker where no dots say how far it is. When the heading changes it takes the focus, so that a
 * screen reader hears the new step.
 */
export function StepHead({
  kicker,
  heading,
  lead,
  of: drawing,
  arrives = false,
}: {
  kicker?: string;
  heading: string;
  lead: ReactNode;
  /** The window beside it. */ of?: Drawing;
  /** Whether it takes the focus when it is drawn: a step before it stood in this place. */ arrives?: boolean;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(arrives ? null : heading);
  useEffect(() => {
    if (shown.current === heading) return;
    shown.current = heading;
    title.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [heading]);
  return (
    <header className={styles.head}>
      <div className={styles.pictured}>
        <div>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h1 ref={title} tabIndex={-1} id="step">
            {heading}
          </h1>
        </div>
        {drawing && (
          <div className={styles.window}>
            <Window of={drawing} size="fill" />
          </div>
        )}
      </div>
      <p className={styles.lead}>{lead}</p>
    </header>
  );
}

/** The bar at the foot: where the member is, and the way back and on. It stays in sight, and toasts stand above it. */
export function WizardBar({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.bar} data-bottom-bar>
      <div className={styles.note}>{note}</div>
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
