import type { StoredGroup } from '#contract/privacy-proof/privacy-proof.schemas.ts';
import { proof } from './privacy-proof.copy.ts';
import styles from './stored-table.module.css';

const COLUMNS = ['what', 'how', 'who', 'howLong'] as const;

/**
 * What is stored, a line for what belongs together. On a narrow page each line stands as a block of its own, its words
 * named.
 */
export function StoredTable({ groups }: { readonly groups: readonly StoredGroup[] }) {
  const { head, label } = proof.stored;
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {head[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.what}>
            <th scope="row">{group.what}</th>
            {COLUMNS.slice(1).map((column) => (
              <td key={column} data-label={`${head[column]}: `}>
                {group[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
