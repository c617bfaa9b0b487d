import { appendFile, readFile, stat, truncate } from 'node:fs/promises';
import { nothingThere } from '#server/platform/files/nothing-there.ts';

/** How a line of PostgreSQL begins: `log_line_prefix` of settings.ts. A line without it belongs to the one before. */
const STAMP = /^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}\.\d{3}) UTC /;

/**
 * Removes the lines before an instant from the log of the embedded PostgreSQL, which goes on writing to it. Gives how
 * many went; 0 where there is no log.
 */
export async function sweepLogFile(file: string, before: Date): Promise<number> {
  const there = await stat(file).catch(nothingThere(null));
  if (!there) return 0;
  const lines = (await readFile(file, 'utf8')).split('\n');
  const first = lines.findIndex((line) => instantOf(line) >= before.getTime());
  const kept = first < 0 ? [] : lines.slice(first);
  const gone = lines.filter((line) => line !== '').length - kept.filter((line) => line !== '').length;
  if (gone === 0) return 0;
  // It writes at the end of whatever is there: emptied first, so that nothing is there twice.
  await truncate(file);
  await appendFile(file, kept.join('\n'));
  return gone;
}

function instantOf(line: string): number {
  const found = STAMP.exec(line)?.[1];
  return found ? Date.parse(`${found.replace(' ', 'T')}Z`) : Number.NaN;
}
