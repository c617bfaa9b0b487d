import type { SoftCare } from '#domain/crisis/care.ts';
import { Cite, Evidence } from '#web/ui/evidence/cite.tsx';
import { Sources } from '#web/ui/evidence/sources.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { careLine as copy } from './care-line.copy.ts';
import styles from './care-line.module.css';

/** The softer line under the writer's own words: a reason to be seen, with its source and words to say. */
export function CareLine({ kind, teen }: { readonly kind: SoftCare; readonly teen: boolean }) {
  const { text, say, script, sources } = copy.lines[teen ? 'teen' : 'adult'][kind];
  return (
    <Evidence sources={sources}>
      <aside className={styles.care} data-safety>
        <p>
          <strong>{copy.opening}</strong> {text}
          <Cite of={sources} />
        </p>
        <Fold summary={say} bare>
          {script.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Fold>
        <Sources bare />
      </aside>
    </Evidence>
  );
}
