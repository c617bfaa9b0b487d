import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One thing a check refuses: the file below the root, the rule's name, and what to do about it. */
export type Finding = { readonly file: string; readonly rule: string; readonly message: string };

/** What a check looked at and what it refuses. A check that looked at nothing has failed. */
export type Verdict = { readonly looked: number; readonly findings: readonly Finding[] };

/** The checkout this file belongs to. */
export const ROOT = resolve(fileURLToPath(import.meta.url), '../../..');

/** True when the module was started by name rather than imported. */
export function startedAs(moduleUrl: string): boolean {
  return process.argv[1] !== undefined && relative(fileURLToPath(moduleUrl), resolve(process.argv[1])) === '';
}

/** Prints a check's verdict for people and for scripts/check (the last line), and sets the exit code. */
export function conclude(name: string, verdict: Verdict): void {
  for (const { file, rule, message } of verdict.findings) console.error(`${file}: ${rule}: ${message}`);
  if (verdict.looked === 0) console.error(`${name}: looked at nothing, so nothing is shown`);
  const good = verdict.looked > 0 && verdict.findings.length === 0;
  console.log(`${name}: looked at ${verdict.looked}, refused ${verdict.findings.length}`);
  process.exitCode = good ? 0 : 1;
}
