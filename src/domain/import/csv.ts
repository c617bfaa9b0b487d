/** Rows of a comma-separated text (RFC 4180: quoted cells may hold commas, doubled quotes and line breaks). Empty lines are left out. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let [row, cell, quoted]: [string[], string, boolean] = [[], '', false];
  const endRow = () => {
    row.push(cell);
    if (row.length > 1 || cell !== '') rows.push(row);
    [row, cell] = [[], ''];
  };
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at] ?? '';
    if (quoted && mark === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (mark === '"' && (quoted || cell === '')) quoted = !quoted;
    else if (quoted) cell += mark;
    else if (mark === ',') {
      row.push(cell);
      cell = '';
    } else if (mark === '\n') endRow();
    else if (mark !== '\r') cell += mark;
  }
  endRow();
  return rows;
}
