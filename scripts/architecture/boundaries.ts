/** The import checker: dependency-cruiser over every module git lists (`node scripts/architecture/boundaries.ts`). */
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { conclude, ROOT, startedAs, type Finding, type Verdict } from './finding.ts';
import { listFiles } from './files.ts';

const FOLDERS = ['src', 'scripts', 'e2e'];

export type Rules = { readonly forbidden: readonly { readonly name: string }[]; readonly options: ICruiseOptions };

/** The rules of .dependency-cruiser.mjs in that root. */
export async function readRules(root: string): Promise<Rules> {
  const module = (await import(pathToFileURL(join(root, '.dependency-cruiser.mjs')).href)) as { default: Rules };
  return module.default;
}

/** Cruises the root by its own rules. Each file on disk that the cruise did not see is a finding of its own. */
export async function checkBoundaries(root: string, options: Partial<ICruiseOptions> = {}): Promise<Verdict> {
  const rules = await readRules(root);
  const asked = {
    ...rules.options,
    ...options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: [...rules.forbidden] },
  } as ICruiseOptions;
  const { output } = await cruise(FOLDERS, asked);
  const result = output as ICruiseResult;
  const listed = listFiles(root, FOLDERS).filter((file) => /\.(ts|tsx)$/.test(file));
  const seen = new Set(result.modules.map((module) => module.source));
  const unseen = listed
    .filter((file) => !seen.has(file))
    .map((file) => ({
      file,
      rule: 'not-cruised',
      message: 'the import checker did not see this file, so its silence means nothing',
    }));
  const refused = result.summary.violations.map((found): Finding => ({
    file: found.from,
    rule: found.rule.name,
    message: `must not import ${found.to}`,
  }));
  return { looked: listed.length - unseen.length, findings: [...unseen, ...refused] };
}

if (startedAs(import.meta.url)) conclude('boundaries', await checkBoundaries(ROOT));
