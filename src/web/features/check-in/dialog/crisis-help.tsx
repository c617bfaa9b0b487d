import { useId, useMemo } from 'react';
import { crisisIn, type Crisis } from '#domain/check-in/crisis/crisis.ts';
import { helpFor, type Help, type LocalHelp } from '#domain/check-in/crisis/help.ts';
import { crisisCopy as copy } from '../check-in-dialog.copy.ts';
import styles from './crisis-help.module.css';

type Props = { readonly text: string; readonly timeZone: string; readonly teen: boolean };
const SENTENCES: Readonly<Record<Crisis, string>> = { self_harm: copy.selfHarm, abuse: copy.abuse, bleeding: copy.bleeding };

/** Whom to call, beside words of crisis (decisions 10): to her alone, at once, and never in the way. */
export function CrisisHelp({ text, timeZone, teen }: Props) {
  const id = useId();
  const crisis = useMemo(() => crisisIn(text), [text]);
  return (
    <div role="status">
      {crisis.length > 0 && (
        <section className={styles.help} aria-labelledby={id}>
          <h3 id={id}>{copy.title}</h3>
          {crisis.map((kind) => <p key={kind}>{SENTENCES[kind]}</p>)}
          <Numbers help={helpFor(crisis, { timeZone, teen })} />
          {teen && <p>{copy.teen}</p>}
          <p className={styles.caption}>{copy.private}</p>
        </section>
      )}
    </div>
  );
}

function Numbers({ help: { here, elsewhere } }: { readonly help: Help }) {
  return (
    <>
      {here ? <Lines help={here} emergency={copy.emergency(here.emergency)} /> : <p>{copy.anywhere}</p>}
      <details className={styles.elsewhere}>
        <summary>{copy.elsewhere(here?.place)}</summary>
        {elsewhere.map((help) => (
          <div key={help.place}>
            <h4>{help.place}</h4>
            <Lines help={help} emergency={copy.emergencyIn(help.emergency)} />
          </div>
        ))}
        <p>{copy.directory.before}<a href="https://findahelpline.com" target="_blank" rel="noreferrer">{copy.directory.site}</a>{copy.directory.after}</p>
        <p className={styles.caption}>{copy.sources}</p>
      </details>
    </>
  );
}

function Lines({ help, emergency }: { readonly help: LocalHelp; readonly emergency: string }) {
  return (
    <ul>
      <li><a href={`tel:${help.emergency}`}>{emergency}</a></li>
      {help.lines.map(({ name, call, href }) => <li key={name}><a href={href}>{name}: {call}</a></li>)}
    </ul>
  );
}
