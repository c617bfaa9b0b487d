import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FROM = /import \{([^}]*)\} from 'lucide-react';/g;
const EXPORT = /export \{([^}]*)\} from '(\.\/icons\/[\w-]+\.mjs)'/g;

/** Takes each icon from its own file instead of the one that names all two thousand: so the build sees which page draws which. */
export function iconsPlugin(): Plugin {
  const folder = dirname(fileURLToPath(import.meta.resolve('lucide-react/dist/esm/lucide-react.mjs')));
  const files = iconFiles(readFileSync(join(folder, 'lucide-react.mjs'), 'utf8'));
  const fileOf = (icon: string) => {
    const file = files.get(icon);
    if (file === undefined) throw new Error(`lucide has no icon ${icon}`);
    return join(folder, file);
  };
  return {
    name: 'moonhearth:icons',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/web\/.*\.tsx?$/, code: 'lucide-react' },
      handler: (code) => takenApart(code, fileOf),
    },
  };
}

/** A module's import of icons, written as one import an icon; types stay where they are. */
export function takenApart(code: string, fileOf: (icon: string) => string): string {
  return code.replace(FROM, (_, names: string) => {
    const all = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
    return all
      .map((name) =>
        name.startsWith('type ') ? `import type { ${name.slice(5)} } from 'lucide-react';` : importOf(name, fileOf),
      )
      .join(' ');
  });
}

/** The file of every name under which lucide exports an icon. */
export function iconFiles(index: string): ReadonlyMap<string, string> {
  return new Map(
    [...index.matchAll(EXPORT)].flatMap(([, names = '', file = '']) =>
      names.split(',').map((name) => [name.replace('default as', '').trim(), file] as const),
    ),
  );
}

function importOf(name: string, fileOf: (icon: string) => string): string {
  const [icon = '', local = icon] = name.split(' as ').map((part) => part.trim());
  return `import ${local} from '${fileOf(icon)}';`;
}
