import type { AppointmentReply, FiguresReply } from '#contract/womb-health/womb-health.schemas.ts';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { figureWords } from '../log/figures.copy.ts';
import { appointment } from './appointment.copy.ts';
import styles from './paper.module.css';

const copy = appointment.paper;
type Props = { readonly sheet: AppointmentReply; readonly reply: FiguresReply | undefined };

/** What stands on paper of a sheet: the concerns with their figures, and the questions. An empty one is left out. */
export function SheetParts({ sheet: { concerns, questions }, reply }: Props) {
  const told = concerns.filter(({ text, figures }) => text.trim() !== '' || figures.length > 0);
  return (
    <>
      <section>
        <h2>{copy.concerns}</h2>
        {told.length === 0 && <p>{copy.noConcern}</p>}
        <ol className={styles.concerns}>
          {told.map(({ text, figures }, at) => (
            <li key={at}>
              <p className={styles.written}>{text}</p>
              {reply && figures.length > 0 && <Figures kinds={figures} reply={reply} />}
            </li>
          ))}
        </ol>
      </section>
      {questions.length > 0 && (
        <section>
          <h2>{copy.questions}</h2>
          <ol className={styles.questions}>
            {questions.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

type FiguresProps = {
  readonly kinds: AppointmentReply['concerns'][number]['figures'];
  readonly reply: FiguresReply;
};

function Figures({ kinds, reply: { figures, names, span } }: FiguresProps) {
  const shown = kinds.flatMap((kind) => figures.find((figure) => figure.kind === kind) ?? []);
  return (
    <>
      <p className={styles.small}>{copy.log(dateWithYear(span.from), dateWithYear(span.to))}</p>
      <ul className={styles.figures}>
        {shown.map((figure) => {
          const { title, said, behind } = figureWords(figure, names);
          return (
            <li key={figure.kind}>
              <b>{title}:</b> {said ?? copy.few} <small>({behind.toLowerCase()})</small>
            </li>
          );
        })}
      </ul>
    </>
  );
}
