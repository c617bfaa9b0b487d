import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';

/*
 * Where STATEMENTS_TO names a folder, each test file leaves there which named statements it ran: all that stores send have a name. By it
 * `scripts/check/oldest-postgres.mjs` knows which files have to run on the oldest PostgreSQL so that each statement does.
 */
type Sent = { readonly name?: string; readonly text?: string };
type Watched = { query: (asked: Sent, ...rest: unknown[]) => unknown };

const folder = process.env['STATEMENTS_TO'];
if (folder) {
  const watched = pg.Client.prototype as unknown as Watched;
  const usual = watched.query;
  const ran = new Set<string>();
  beforeAll(() => {
    watched.query = function query(this: unknown, asked, ...rest) {
      // The worker of the jobs names its own with a slash, and sends them as time has it.
      if (asked?.text && asked.name && !asked.name.includes('/')) ran.add(asked.text);
      return usual.call(this, asked, ...rest);
    };
  });
  afterAll(() => {
    watched.query = usual;
    const line = JSON.stringify({ file: expect.getState().testPath, statements: [...ran] });
    appendFileSync(join(folder, `${process.pid}.jsonl`), `${line}\n`);
  });
}
