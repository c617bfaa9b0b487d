import { useMemo } from 'react';
import { crisisIn, type Crisis } from '#domain/check-in/crisis/crisis.ts';
import { helpFor } from '#domain/check-in/crisis/help.ts';
import { crisisCopy } from '../check-in-dialog.copy.ts';
import styles from './dialog.module.css';

type Props = { readonly text: string; readonly timeZone: string; readonly teen: boolean };
const SENTENCES: Readonly<Record<Crisis, string>> = { self_harm: crisisCopy.selfHarm, abuse: crisisCopy.abuse, bleeding: crisisCopy.bleeding };

/** Whom to call, beside words of crisis (decisions 10): to her alone, at once, and never in the way. */
export function CrisisHelp({ text, timeZone, teen }: Props) {
  const crisis = useMemo(() => crisisIn(text), [text]);
  const help = helpFor(crisis, { timeZone, teen });
  return (
    <div role="status">
      {crisis.length > 0 && (
        <section className={styles.help} aria-labelledby="check-in-help">
          <h3 id="check-in-help">{crisisCopy.title}</h3>
          {crisis.map((kind) => <p key={kind}>{SENTENCES[kind]}</p>)}
          <ul>
            <li><a href={`tel:${help.emergency}`}>{crisisCopy.emergency(help.emergency)}</a></li>
            {help.lines.map(({ name, call, tel, source }) => <li key={name}><a href={`tel:${tel}`}>{name}: {call}</a> <small className={styles.caption}>{crisisCopy.source(source)}</small></li>)}
          </ul>
          {help.lines.length === 0 && !crisis.includes('bleeding') && <p>{crisisCopy.elsewhere}</p>}
          {teen && <p>{crisisCopy.teen}</p>}
          <p className={styles.caption}>{crisisCopy.private}</p>
        </section>
      )}
    </div>
  );
}
