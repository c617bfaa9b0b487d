import { Button } from '#web/ui/actions/button.tsx';
import { hungLantern } from '#web/ui/drawings/windows/keepsakes/hung-lantern.ts';
import { Window } from '#web/ui/drawings/windows/window.tsx';
import { Cite, Evidence } from '#web/ui/evidence/cite.tsx';
import { Sources } from '#web/ui/evidence/sources.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { guidance as words } from './menopause.copy.ts';
import styles from './menopause.module.css';

const SOURCES = [...words.flags, ...words.parts.flatMap(({ text }) => text)].map(({ source }) => source);

/** What to know about menopause (§2.3): what needs a doctor stands first, each statement rests on a named source. */
export function MenopauseDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Sheet
      open
      onClose={onClose}
      kicker={words.kicker}
      title={words.title}
      actions={<Button onClick={onClose}>{words.close}</Button>}
    >
      <Evidence sources={SOURCES}>
        <div className={styles.guidance}>
          <Window of={hungLantern} size="small" />
          <Notice tone="care" title={words.flagsTitle}>
            <ul className={styles.flags}>
              {words.flags.map(({ text, source }) => (
                <li key={text}>
                  {text}
                  <Cite of={source} />
                </li>
              ))}
            </ul>
          </Notice>
          {words.parts.map(({ title, text }) => (
            <section key={title}>
              <h3>{title}</h3>
              {text.map((told) => (
                <p key={told.text}>
                  {told.text}
                  {told.source && <Cite of={told.source} />}
                </p>
              ))}
            </section>
          ))}
          <p className={styles.tradition}>{words.tradition}</p>
          <Sources>
            <p>{words.guide}</p>
          </Sources>
        </div>
      </Evidence>
    </Sheet>
  );
}
