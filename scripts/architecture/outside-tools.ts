import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Finding } from './finding.ts';

const REFUSED = /^(.+?)\((\d+),\d+\): error (TS\d+): (.*)$/;

function run(root: string, tool: string, args: readonly string[]): string {
  const script =
    { tsc: 'typescript/bin/tsc', oxlint: 'oxlint/bin/oxlint', oxfmt: 'oxfmt/bin/oxfmt', knip: 'knip/bin/knip.js' }[
      tool
    ] ?? tool;
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

type Dead = { readonly file: string } & Readonly<Record<string, unknown>>;
type Diagnostic = { readonly code?: string; readonly filename: string; readonly message: string };

/** Which of some files the formatter would write otherwise. */
export function misformatted(root: string, files: readonly string[]): Finding[] {
  const said = run(root, 'oxfmt', ['--list-different', ...files]).split('\n');
  return files
    .filter((file) => said.includes(file))
    .map((file) => ({ file, rule: 'format', message: 'the formatter writes this otherwise' }));
}

/** What is dead code in that root. */
export function dead(root: string): Finding[] {
  const said = run(root, 'knip', ['--no-progress', '--reporter', 'json', '--no-exit-code']);
  const { issues } = JSON.parse(said.slice(said.indexOf('{'))) as { issues: readonly Dead[] };
  return issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([rule, found]) =>
      Array.isArray(found) ? found.map((one: { name?: string }) => ({ file, rule, message: one.name ?? file })) : [],
    ),
  );
}

/** What the linter refuses in that root; the rule is its code, such as moonhearth(no-clock). */
export function lint(root: string): Finding[] {
  const said = run(root, 'oxlint', ['--format=json', 'src', 'scripts', 'e2e']);
  const { diagnostics } = JSON.parse(said) as { diagnostics: readonly Diagnostic[] };
  return diagnostics.map((found) => ({ file: found.filename, rule: found.code ?? 'parse', message: found.message }));
}
