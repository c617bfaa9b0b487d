import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEPLOY } from '../../deploy/filled.ts';

export type Unit = {
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Milliseconds after which it is started again whenever it ended; null where it is not. */
  readonly againMs: number | null;
};

/**
 * What a unit of deploy/systemd starts: its ExecStart as words, its Environment lines, and when again. `places` puts folders of this
 * machine in the place of those of a host.
 */
export function readUnit(name: string, places: Readonly<Record<string, string>>): Unit {
  const text = readFileSync(join(DEPLOY, 'systemd', name), 'utf8');
  const placed = (line: string) =>
    Object.entries(places).reduce((said, [there, here]) => said.replaceAll(there, here), line);
  const command = /^ExecStart=(.+)$/m.exec(text)?.[1];
  if (!command) throw new Error(`${name} starts nothing`);
  const lines = [...text.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) => placed(line).split(' '));
  const again = /^Restart=always$/m.test(text) ? /^RestartSec=(\d+)$/m.exec(text)?.[1] : undefined;
  return {
    command: placed(command).split(' '),
    environment: settingsIn(lines.join('\n')),
    againMs: again === undefined ? null : Number(again) * 1_000,
  };
}

/** The settings of a file for EnvironmentFile=. */
export function settingsIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^([A-Z_0-9]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}
