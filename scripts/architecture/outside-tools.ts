import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Finding } from './finding.ts';

const REFUSED = /^(.+?)\((\d+),\d+\): error (TS\d+): (.*)$/;

function run(root: string, tool: string, args: readonly string[]): string {
  const script = { tsc: 'typescript/bin/tsc', oxlint: 'oxlint/bin/oxlint' }[tool] ?? tool;
  const done = spawnSync(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 << 20,
  });
  if (done.error) throw done.error;
  return done.stdout + done.stderr;
}

/** What the compiler refuses in every layer of that root; the rule is its code, such as TS6307. */
export function compile(root: string): Finding[] {
  const lines = run(root, 'tsc', ['-b', '--singleThreaded', '--pretty', 'false']).split('\n');
  return lines.flatMap((line) => {
    const [, file, , rule, message] = REFUSED.exec(line) ?? [];
    return file && rule ? [{ file, rule, message: message ?? '' }] : [];
  });
}

type Diagnostic = { readonly code?: string; readonly filename: string; readonly message: string };

/** What the linter refuses in that root; the rule is its code, such as moonhearth(no-clock). */
export function lint(root: string): Finding[] {
  const said = run(root, 'oxlint', ['--format=json', 'src', 'scripts', 'e2e']);
  const { diagnostics } = JSON.parse(said) as { diagnostics: readonly Diagnostic[] };
  return diagnostics.map((found) => ({ file: found.filename, rule: found.code ?? 'parse', message: found.message }));
}
