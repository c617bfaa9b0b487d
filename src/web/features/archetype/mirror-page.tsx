import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ArchetypePage, ArchetypeReply } from '#contract/archetype/archetype.schemas.ts';
import { href } from '#contract/screens.ts';
import { leading } from '#domain/archetype/archetype.ts';
import { DeferredReadMore } from '#web/features/wisdom/public.ts';
import { Button, LinkButton } from '#web/ui/actions/button.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Kicker } from '#web/ui/layout/page.tsx';
import { Window } from '#web/ui/drawings/windows/window.tsx';
import { ARCHETYPE_WINDOWS } from './archetype-windows.ts';
import { archetype } from './archetype.copy.ts';
import { ArchetypeReading, Practices } from './archetype-reading.tsx';
import { MirrorFigure } from './mirror-figure.tsx';
import styles from './archetype.module.css';

type Props = {
  readonly reply: ArchetypeReply;
  readonly justMade: boolean;
  readonly onRetake: (() => void) | undefined;
};
const PRACTICES = 3;

/**
 * The member's newest mirror: one window from edge to edge, the name, one line and three practices. What there is to
 * read, the count and the mirrors before are folded. Where answers lean to several, they share the page.
 */
export function MirrorPage({ reply: { mirrors, pages, againOn }, justMade, onRetake }: Props) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (justMade) head.current?.focus();
  }, [justMade]);
  const [newest, ...before] = mirrors;
  if (!newest) return null;
  const nameOf = (id: string) => pages.find((page) => page.id === id)?.name ?? '';
  const led = leading(newest.shares);
  const ordered = newest.shares.flatMap(({ archetype: id }) => pages.find((page) => page.id === id) ?? []);
  const lead = ordered.filter(({ id }) => led.includes(id));
  const practices = practicesOf(lead);
  const [first] = practices;
  return (
    <section aria-labelledby="mirror" className={styles.mirror}>
      <div className={styles.windows}>
        {led.slice(0, 2).map((id) => (
          <Window key={id} of={ARCHETYPE_WINDOWS[id]} size="fill" />
        ))}
      </div>
      <div className={styles.told}>
        <Kicker>{archetype.mirror.of(newest.on)}</Kicker>
        <h1 id="mirror" ref={head} tabIndex={-1}>
          {archetype.mirror.names(lead.map(({ name }) => name))}
        </h1>
        <p className={styles.line}>{lead.map(({ line }) => line).join(' ')}</p>
        <Practices practices={practices} />
        {first && (
          <p>
            <LinkButton href={href(first.link.screen)}>
              {first.link.word} <ArrowRight size={18} />
            </LinkButton>
          </p>
        )}
        {led[0] && <DeferredReadMore of={`archetype:${led[0]}`} />}
      </div>
      <div className={styles.folds}>
        {lead.map((page) => (
          <Fold key={page.id} summary={archetype.mirror.read(page.name)}>
            <ArchetypeReading page={page} practices={lead.length > 1} />
          </Fold>
        ))}
        <Fold summary={archetype.mirror.rest} note={archetype.sentence(newest.shares, nameOf)}>
          <MirrorFigure shares={newest.shares} pages={pages} sentence={archetype.sentence(newest.shares, nameOf)} />
          <p className={styles.quiet}>{archetype.mirror.frame}</p>
          {ordered
            .filter(({ id }) => !led.includes(id))
            .map((page) => (
              <Fold key={page.id} summary={archetype.mirror.read(page.name)} note={archetype.mirror.way(page.kin)}>
                <ArchetypeReading page={page} practices />
              </Fold>
            ))}
        </Fold>
        {before.length > 0 && (
          <Fold summary={archetype.history.title} note={archetype.history.note}>
            <ul className={styles.before}>
              {before.map(({ on, shares }) => (
                <li key={on}>
                  <b>{archetype.mirror.on(on)}</b> {archetype.sentence(shares, nameOf)}
                </li>
              ))}
            </ul>
          </Fold>
        )}
        {onRetake ? (
          <div className={styles.buttons}>
            <Button kind="line" onClick={onRetake}>
              {archetype.mirror.retake}
            </Button>
          </div>
        ) : (
          againOn && <p className={styles.quiet}>{archetype.mirror.again(againOn)}</p>
        )}
      </div>
    </section>
  );
}

/** Three practices: those of the one the answers lean to, or of several in turn, the first of each first. */
function practicesOf(lead: readonly ArchetypePage[]): ArchetypePage['practices'] {
  const turns = [0, 1, 2].flatMap((place) => lead.flatMap(({ practices }) => practices[place] ?? []));
  return turns.slice(0, PRACTICES);
}
