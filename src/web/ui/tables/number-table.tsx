import { Fold } from '#web/ui/layout/fold.tsx';
import styles from './number-table.module.css';

type Table = {
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
};

/** Numbers as a table; where it is wider than its place, it is moved inside it. */
export function NumberTable({ caption, head, rows }: Table) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {head.map((one) => (
              <th key={one} scope="col">
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={head[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The same numbers as the drawing above it, on demand; `summary` says so. */
export function FoldedTable({ summary, ...table }: Table & { readonly summary: string }) {
  return (
    <Fold bare summary={summary}>
      <NumberTable {...table} />
    </Fold>
  );
}
