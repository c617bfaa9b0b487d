import { readdirSync, readFileSync } from 'node:fs';
import { readingEase } from '#domain/wisdom/reading-ease.ts';
import type { Report } from '../report.ts';
import { sayingOf, textsOf } from '../said.ts';

type Whole = {
  readonly kind: string;
  readonly folder: URL;
  /** Reads the folder as the server does; throws, with the file's name, on what is not whole. */
  readonly load: () => unknown;
  /** Keys that hold no words on a screen. */ readonly except: readonly string[];
  readonly ease: number;
};

/** Kinds of content that the server reads in one go, file by file: its schema, its words, and how easily it reads. */
export function checkWhole({ kind, folder, load, except, ease: least }: Whole): Report {
  const broken = faultOf(load);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const files = names.toSorted().map((name) => {
    const lines = linesOf(new URL(name, folder), new Set(except));
    const ease = Math.round(readingEase(lines));
    return {
      file: `content/${kind}/${name}`,
      problems: [
        ...(broken?.includes(`/${name}`) ? [broken] : []),
        ...sayingOf(lines),
        ...(ease >= least ? [] : [`reading ease ${ease}, at least ${least}`]),
      ],
      dueOn: null,
      measured: `${lines.length} lines, reading ease ${ease}`,
    };
  });
  const lost = broken && files.every(({ problems }) => !problems.includes(broken));
  return {
    kind,
    files: lost ? [...files, { file: `content/${kind}`, problems: [broken], dueOn: null, measured: '' }] : files,
    notes: [],
  };
}

/** What `load` says is wrong, or nothing. */
export function faultOf(load: () => unknown): string | null {
  try {
    load();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function linesOf(file: URL, except: ReadonlySet<string>): string[] {
  const text = readFileSync(file, 'utf8');
  return faultOf(() => JSON.parse(text) as unknown) === null ? textsOf(JSON.parse(text), except) : [];
}
