import { useId, useMemo } from 'react';
import { crisisIn, type Crisis } from '#domain/crisis/crisis.ts';
import { helpFor, type Help, type LocalHelp } from '#domain/crisis/help.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { crisisCopy as copy } from '../check-in-dialog.copy.ts';
import styles from './crisis-help.module.css';

type Props = { readonly text: string; readonly timeZone: string; readonly teen: boolean };
const SENTENCES: Readonly<Record<Crisis, string>> = {
  self_harm: copy.selfHarm,
  abuse: copy.abuse,
  bleeding: copy.bleeding,
};

/** Whom to call, beside words of crisis (decisions 10): to the member alone, at once, and never in the way. */
export function CrisisHelp({ text, timeZone, teen }: Props) {
  const id = useId();
  const crisis = useMemo(() => crisisIn(text), [text]);
  const help = helpFor(crisis, { timeZone, teen });
  return (
    <div role="status">
      {crisis.length > 0 && (
        <section className={styles.help} aria-labelledby={id} data-safety>
          <h3 id={id}>{copy.title}</h3>
          <Emergency help={help} />
          {crisis.map((kind) => (
            <p key={kind}>{SENTENCES[kind]}</p>
          ))}
          <Numbers help={help} />
          {teen && <p>{copy.teen}</p>}
          <p className={styles.caption}>{copy.private}</p>
        </section>
      )}
    </div>
  );
}

const SELF_HARM: readonly Crisis[] = ['self_harm'];

/**
 * The same beside ratings of hopelessness or worthlessness: at once, before anything is saved. It has no button that
 * would close it, and stays as long as the ratings do.
 */
export function LowMoodHelp({ isShown, timeZone, teen }: Omit<Props, 'text'> & { readonly isShown: boolean }) {
  const id = useId();
  const help = helpFor(SELF_HARM, { timeZone, teen });
  return (
    <div role="status">
      {isShown && (
        <section className={styles.help} aria-labelledby={id} data-safety>
          <h3 id={id}>{copy.title}</h3>
          <Emergency help={help} />
          <p>{copy.selfHarm}</p>
          <Numbers help={help} />
          {teen && <p>{copy.teen}</p>}
          <p className={styles.caption}>{copy.rated}</p>
        </section>
      )}
    </div>
  );
}

const ALL: readonly Crisis[] = ['self_harm', 'abuse', 'bleeding'];

/** Whom to call near the member, whatever happened: for a page where she asks for it herself. */
export function HelpNear({ timeZone, teen }: Omit<Props, 'text'>) {
  const help = helpFor(ALL, { timeZone, teen });
  return (
    <div className={styles.help} data-safety>
      <Emergency help={help} />
      <Numbers help={help} />
      {teen && <p>{copy.teen}</p>}
    </div>
  );
}

// Danger first: everything else can be read after the call.
function Emergency({ help: { here } }: { readonly help: Help }) {
  return (
    <p className={styles.emergency}>
      {here ? <a href={`tel:${here.emergency}`}>{copy.emergency(here.emergency)}</a> : copy.anywhere}
    </p>
  );
}

function Numbers({ help: { here, elsewhere } }: { readonly help: Help }) {
  return (
    <>
      {here && here.lines.length > 0 && <Lines help={here} />}
      <Fold summary={copy.elsewhere(here?.place)}>
        <div className={styles.elsewhere}>
          {elsewhere.map((help) => (
            <div key={help.place}>
              <h4>{help.place}</h4>
              <Lines help={help} emergency />
            </div>
          ))}
          <p>
            {copy.directory.before}
            <a href="https://findahelpline.com" target="_blank" rel="noreferrer">
              {copy.directory.site}
            </a>
            {copy.directory.after}
          </p>
          <p className={styles.caption}>{copy.sources}</p>
        </div>
      </Fold>
    </>
  );
}

function Lines({ help, emergency = false }: { readonly help: LocalHelp; readonly emergency?: boolean }) {
  return (
    <ul>
      {emergency && <Line name={copy.emergencyName} call={help.emergency} href={`tel:${help.emergency}`} />}
      {help.lines.map((line) => (
        <Line key={line.name} {...line} />
      ))}
    </ul>
  );
}

function Line({ name, call, href }: { readonly name: string; readonly call: string; readonly href: string }) {
  return (
    <li>
      <a href={href}>
        <span>{name}</span> <strong>{call}</strong>
      </a>
    </li>
  );
}
