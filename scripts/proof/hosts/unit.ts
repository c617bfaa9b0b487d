import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEPLOY } from '../../deploy/filled.ts';

export type Unit = { readonly command: readonly string[]; readonly environment: Readonly<Record<string, string>> };

/**
 * What a unit of deploy/systemd starts: its ExecStart as words and its Environment lines. `places` puts folders of this
 * machine in the place of those of a host.
 */
export function readUnit(name: string, places: Readonly<Record<string, string>>): Unit {
  const text = readFileSync(join(DEPLOY, 'systemd', name), 'utf8');
  const placed = (line: string) =>
    Object.entries(places).reduce((said, [there, here]) => said.replaceAll(there, here), line);
  const command = /^ExecStart=(.+)$/m.exec(text)?.[1];
  if (!command) throw new Error(`${name} starts nothing`);
  const lines = [...text.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) => placed(line).split(' '));
  return { command: placed(command).split(' '), environment: settingsIn(lines.join('\n')) };
}

/** The settings of a file for EnvironmentFile=. */
export function settingsIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^([A-Z_0-9]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}
