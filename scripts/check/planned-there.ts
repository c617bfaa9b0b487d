/**
 * Has the PostgreSQL of TEST_DATABASE_URL plan every statement that the API tests wrote into a folder, on a migrated
 * database, then runs the command. Ends with 1 where a statement has no plan there, and where there was none to plan
 * though the folder is there.
 *   node scripts/check/planned-there.ts FOLDER COMMAND...
 */
import { existsSync } from 'node:fs';
import { Client, DatabaseError, escapeIdentifier } from 'pg';
import { withDatabase } from '#server/platform/db/prepare.ts';
import { ensureTemplate, openTestServer } from '#server/testing/database-server.ts';
import { runToEnd } from '../start/run.mjs';
import { readTexts } from './choose/statements.mjs';

const [folder = '', program, ...args] = process.argv.slice(2);
/** Of a name: kept apart from those the statements may use. */
const PLAN = 'planned_here';
const FAULT = 'select a_column_nobody_has from app.member';
const NO_TABLE = '42P01';
/** What PREPARE takes; the others have nothing to plan. */
const PLANNABLE = /^\s*\(*\s*(?:with|select|insert|update|delete|merge|values)\b/i;

/** What PostgreSQL says of each statement it cannot plan. */
async function refusals(texts: readonly string[]): Promise<string[]> {
  const server = await openTestServer();
  const { template, version } = await ensureTemplate(server.adminUrl);
  const copy = `mh_planned_${process.pid}`;
  const admin = new Client({ connectionString: server.adminUrl });
  await admin.connect();
  await admin.query(`create database ${escapeIdentifier(copy)} template ${escapeIdentifier(template)}`);
  const client = new Client({ connectionString: withDatabase(server.adminUrl, copy) });
  await client.connect();
  const refused: string[] = [];
  for (const text of texts) {
    try {
      await client.query(`prepare ${PLAN} as ${text}`);
      await client.query(`deallocate ${PLAN}`);
    } catch (error) {
      // The migrations ran here too, so a table that is not here was made by the test that asked.
      if (error instanceof DatabaseError && error.code === NO_TABLE) console.log(`of a test’s own table: ${text}`);
      else refused.push(`PostgreSQL ${version}: ${error instanceof Error ? error.message : String(error)}: ${text}`);
    }
  }
  await client.end();
  await admin.query(`drop database ${escapeIdentifier(copy)}`);
  await admin.end();
  await server.stop();
  return refused;
}

const sent = readTexts(folder);
const texts = sent.filter((text) => PLANNABLE.test(text));
const [fault = '', ...refused] = await refusals([FAULT, ...texts]);
// A plan that is given to this would be given to anything.
const caught = fault.endsWith(FAULT);
if (!caught) console.error(`a statement that asks for a column nobody has was planned`);
for (const line of refused) console.error(line);
console.log(
  `${texts.length - refused.length} of ${texts.length} statements planned; ${sent.length - texts.length} of other kinds`,
);
const nothing = existsSync(folder) && texts.length === 0;
if (nothing) console.error(`${folder} holds no statement`);
const code = program ? await runToEnd([program, ...args]) : 0;
process.exitCode = code === 0 && (refused.length > 0 || nothing || !caught) ? 1 : code;
