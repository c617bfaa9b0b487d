import type { ReactNode } from 'react';
import type { ReportReply } from '#contract/insight/insight.schemas.ts';
import { DAY_FIELDS, type DayFieldTable } from '#domain/cycle/day-fields/day-fields.ts';
import { classes } from '#web/ui/classes.ts';
import { fieldLabel, valueWord } from '#web/ui/day-fields/day-field.copy.ts';
import { report, shortWithYear } from './report.copy.ts';
import styles from './sheet.module.css';

type Part = { readonly reply: ReportReply };

/** What the member takes or took: since when, and how much of what was due is logged. */
export function MedicineTable({ reply: { medicines } }: Part) {
  const words = report.medicines;
  if (medicines.length === 0) return null;
  return (
    <Facts
      id="medicines"
      title={medicines.every(({ kind }) => kind === 'medicine') ? words.plainTitle : words.title}
      head={words.head}
      note={words.note}
    >
      {medicines.map((medicine) => {
        const { name, kind, schedule, since, past, days } = medicine;
        return (
          <tr key={`${name} ${kind} ${since}`}>
            <th scope="row">
              {name === null
                ? words.unnamed(words.kind(kind))
                : kind === 'medicine'
                  ? name
                  : `${name}, ${words.kind(kind)}`}
            </th>
            <td>{past ? words.past : schedule && words.schedule[schedule]}</td>
            <td>{since && shortWithYear(since)}</td>
            <td>{words.taken(medicine)}</td>
            <td>{days.missed}</td>
            <td>{days.late}</td>
          </tr>
        );
      })}
    </Facts>
  );
}

/** Tests by day. */
export function TestTable({ reply: { signs } }: Part) {
  const words = report.tests;
  if (!signs || signs.tests.length === 0) return null;
  return (
    <Facts id="tests" title={words.title} head={words.head}>
      {signs.tests.map(({ date, cycleDay, results }) => (
        <tr key={date}>
          <th scope="row">{shortWithYear(date)}</th>
          <td>{cycleDay}</td>
          <td>{results.map(({ kind, result }) => `${words.kind[kind]}: ${words.result[result]}`).join('; ')}</td>
        </tr>
      ))}
    </Facts>
  );
}

/** Cervical fluid, in days. */
export function FluidTable({ reply: { signs } }: Part) {
  const words = report.fluid;
  if (!signs || signs.fluid.length === 0) return null;
  return (
    <Facts id="fluid" title={words.title} head={words.head}>
      {signs.fluid.map(({ fluid, days }) => (
        <tr key={fluid}>
          <th scope="row">{words.word(fluid)}</th>
          <td>{days}</td>
        </tr>
      ))}
    </Facts>
  );
}

/** Fields that are counted in days: each word with its days, or a number with its range. */
export function CountTables({
  reply: { counts = [] },
  fields = DAY_FIELDS,
}: Part & { readonly fields?: DayFieldTable }) {
  const words = report.counts;
  return counts.map(({ field, days, values, range }) => {
    const shape = fields[field];
    return (
      <Facts key={field} id={`count-${field}`} title={fieldLabel(field)} head={words.head}>
        {values.map(({ value, days: on }) => (
          <tr key={value}>
            <th scope="row">{valueWord(field, value)}</th>
            <td>{on}</td>
          </tr>
        ))}
        {range && (
          <tr>
            <th scope="row">{words.range(range, shape?.kind === 'whole' ? shape.unit : '')}</th>
            <td>{days}</td>
          </tr>
        )}
      </Facts>
    );
  });
}

type FactsProps = {
  readonly id: string;
  readonly title: string;
  /** Left out where each row says by its own head what it holds. */
  readonly head?: readonly string[];
  readonly note?: string;
  /** Its figures are words, which may take several lines. */
  readonly wraps?: boolean;
  readonly children: ReactNode;
};

/** A table of the paper under its title. */
export function Facts({ id, title, head, note, wraps = false, children }: FactsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={classes(styles.scroll, wraps && styles.fits, wraps && styles.wraps)}>
        <table>
          {head && (
            <thead>
              <tr>
                {head.map((word) => (
                  <th key={word} scope="col">
                    {word}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>{children}</tbody>
        </table>
      </div>
      {note && <p className={styles.small}>{note}</p>}
    </section>
  );
}
