/**
 * Rows of a separated text (RFC 4180: quoted cells may hold separators, doubled quotes and line breaks). Empty lines
 * are left out. A leading apostrophe that keeps a cell from being taken for a formula is taken off.
 */
export function readCsv(text: string, separator = ','): string[][] {
  const rows: string[][] = [];
  let [row, cell, quoted]: [string[], string, boolean] = [[], '', false];
  const endCell = () => {
    row.push(FORMULA.test(cell) ? cell.slice(1) : cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at] ?? '';
    if (quoted && mark === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (mark === '"' && (quoted || cell === '')) quoted = !quoted;
    else if (quoted) cell += mark;
    else if (mark === separator) endCell();
    else if (mark === '\n') endRow();
    else if (mark !== '\r') cell += mark;
  }
  endRow();
  return rows;
}

/** What a spreadsheet would take for a formula, behind the apostrophe that says it is none. */
const FORMULA = /^'+[=+\-@\t\r]/;

/** The separator of a table: the one of comma, semicolon and tab that its first line holds most of, outside quotes. */
export function separatorOf(text: string): string {
  const line = (text.split('\n', 1)[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const count = (mark: string) => line.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}
