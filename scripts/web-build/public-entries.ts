import { dirname, join } from 'node:path';

/** What the bundler tells of a module that matters here: who imports it, and its text. */
export type ModuleInfo = { readonly importers: readonly string[]; readonly code?: string | null };
type Graph = { readonly getModuleInfo: (id: string) => ModuleInfo | null };

const EXPORTS = /export\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;
const IMPORTS = /import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;

/**
 * Who needs a module. A feature's public entry (`public.ts`) needs nothing itself: behind it stand those who take one of the
 * module's names through it. Else whatever a feature offers would travel with each page that asks it for anything.
 */
export function usersOf(id: string, graph: Graph): string[] {
  return (graph.getModuleInfo(id)?.importers ?? []).flatMap((importer) =>
    isDoor(importer) ? behind(importer, { id, graph }) : [importer],
  );
}

function behind(door: string, { id, graph }: { id: string; graph: Graph }): string[] {
  const told = graph.getModuleInfo(door);
  const offered = namesIn(EXPORTS, told?.code, (source) => join(dirname(door), source) === id);
  const takes = (user: string) =>
    namesIn(
      IMPORTS,
      graph.getModuleInfo(user)?.code,
      (source) => source.endsWith('/public.ts') && door.endsWith(source.replace(/^[#./]*/, '')),
    );
  return (told?.importers ?? []).filter((user) => takes(user).some((name) => offered.includes(name)));
}

/** The outer names of the imports or exports of a text from the sources that fit. */
function namesIn(kind: RegExp, code: string | null | undefined, fits: (source: string) => boolean): string[] {
  const found = [...(code ?? '').matchAll(kind)].filter(([, , source = '']) => fits(source));
  return found
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => (kind === EXPORTS ? name.split(' as ').at(-1) : name.split(' as ')[0])?.trim() ?? '');
}

function isDoor(file: string): boolean {
  return file.endsWith('/public.ts');
}
