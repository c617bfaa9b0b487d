import { useEffect, useRef } from 'react';
import type { ArchetypeReply } from '#contract/archetype/archetype.schemas.ts';
import { leading } from '#domain/archetype/archetype.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Kicker, Section } from '#web/ui/layout/page.tsx';
import { Window } from '#web/ui/drawings/windows/window.tsx';
import { ARCHETYPE_WINDOWS } from './archetype-windows.ts';
import { archetype } from './archetype.copy.ts';
import { ArchetypeReading } from './archetype-reading.tsx';
import { MirrorFigure } from './mirror-figure.tsx';
import styles from './archetype.module.css';

type Props = {
  readonly reply: ArchetypeReply;
  readonly justMade: boolean;
  readonly onRetake: (() => void) | undefined;
};

/** The member's newest mirror as it is, the pages to read with the leading ones open, and the mirrors before. */
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
  return (
    <>
      <section aria-labelledby="mirror" className={styles.mirror}>
        <div className={styles.windows}>
          {led.slice(0, 2).map((id) => (
            <Window key={id} of={ARCHETYPE_WINDOWS[id]} size="fill" />
          ))}
        </div>
        <div>
          <Kicker>{archetype.mirror.of(newest.on)}</Kicker>
          <h2 id="mirror" ref={head} tabIndex={-1}>
            {archetype.mirror.title}
          </h2>
          <MirrorFigure shares={newest.shares} pages={pages} sentence={archetype.sentence(newest.shares, nameOf)} />
          <p className={styles.quiet}>{archetype.mirror.frame}</p>
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
      <Section id="reading" title={archetype.mirror.pages}>
        {ordered.map((page) => (
          <ArchetypeReading key={page.id} page={page} open={led.includes(page.id)} />
        ))}
      </Section>
      {before.length > 0 && (
        <Section id="before" title={archetype.history.title}>
          <p className={styles.quiet}>{archetype.history.note}</p>
          <ul className={styles.before}>
            {before.map(({ on, shares }) => (
              <li key={on}>
                <b>{archetype.mirror.of(on)}</b> {archetype.sentence(shares, nameOf)}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
