import type { Connection, Submittable } from 'pg';

/** The text form that COPY reads; null is a mark of its own. */
type Cell = string | number | boolean | Date | Buffer | null;

type CopyConnection = Connection & { sendCopyFromChunk(chunk: Buffer): void; endCopyFrom(): void };

/** One `copy ... from stdin` as the driver's protocol has it: the driver itself brings no such statement. */
export class CopyIn implements Submittable {
  readonly #sql: string;
  readonly #lines: Buffer;
  readonly #end: (error: Error | null) => void;

  constructor({ sql, lines, end }: { sql: string; lines: Buffer; end: (error: Error | null) => void }) {
    this.#sql = sql;
    this.#lines = lines;
    this.#end = end;
  }

  submit(connection: Connection): void {
    connection.query(this.#sql);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(this.#lines);
    connection.endCopyFrom();
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#end(null);
  }

  handleError(error: Error): void {
    this.#end(error);
  }
}

/** Rows of one table, on their way into it by COPY: told apart from a statement a row by a factor of twenty. */
export class Copy {
  readonly #sql: string;
  #lines: string[] = [];

  constructor(table: string, columns: readonly string[]) {
    this.#sql = `copy ${table} (${columns.join(', ')}) from stdin`;
  }

  get waiting(): number {
    return this.#lines.length;
  }

  add(cells: readonly Cell[]): void {
    let line = '';
    for (let at = 0; at < cells.length; at += 1) line += (at ? '\t' : '') + textOf(cells[at] ?? null);
    this.#lines.push(line);
  }

  /** Sends what waits. The rows that come meanwhile wait for the next time. */
  async flush(owner: { copy(sql: string, lines: Buffer): Promise<void> }): Promise<void> {
    if (this.#lines.length === 0) return;
    const lines = Buffer.from(`${this.#lines.join('\n')}\n`);
    this.#lines = [];
    await owner.copy(this.#sql, lines);
  }
}

function textOf(cell: Cell): string {
  if (cell === null) return '\\N';
  if (typeof cell === 'string') return /[\\\t\n\r]/.test(cell) ? escaped(cell) : cell;
  if (typeof cell === 'boolean') return cell ? 't' : 'f';
  if (typeof cell === 'number') return String(cell);
  return cell instanceof Date ? cell.toISOString() : `\\\\x${cell.toString('hex')}`;
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
}
