import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FROM = /import \{([^}]*)\} from 'lucide-react';/g;
const EXPORT = /export \{([^}]*)\} from '(\.\/icons\/[\w-]+\.mjs)'/g;

const MAKER = "import createLucideIcon from '../createLucideIcon.mjs';";
const OURS = join(import.meta.dirname, '../../src/web/ui/icons/icon-of.ts');

/**
 * Takes each icon from its own file instead of the one that names all two thousand: so the build sees which page draws
 * which.
 */
export function iconsPlugin(): Plugin[] {
  const folder = dirname(fileURLToPath(import.meta.resolve('lucide-react/dist/esm/lucide-react.mjs')));
  const files = iconFiles(readFileSync(join(folder, 'lucide-react.mjs'), 'utf8'));
  const fileOf = (icon: string) => {
    const file = files.get(icon);
    if (file === undefined) throw new Error(`lucide has no icon ${icon}`);
    return join(folder, file);
  };
  const apart: Plugin = {
    name: 'moonhearth:icons',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/web\/.*\.tsx?$/, code: 'lucide-react' },
      handler: (code) => takenApart(code, fileOf),
    },
  };
  const drawn: Plugin = {
    name: 'moonhearth:drawn-icons',
    enforce: 'pre',
    transform: { filter: { id: /lucide-react\/dist\/esm\/icons\// }, handler: drawnByUs },
  };
  return [apart, drawn];
}

/**
 * The file of one icon with its drawing made by our own component: lucide's maker can do much that no icon of ours asks
 * for (1.2 KB on the sign-in page), and the names and keys of its shapes serve it alone, a third of what packing cannot
 * make smaller.
 */
export function drawnByUs(code: string): string {
  if (!code.includes(MAKER)) throw new Error('lucide makes its icons in another way');
  return code
    .replace(MAKER, `import { iconOf as createLucideIcon } from '${OURS}';`)
    .replace(/,?\s*\bkey: "[^"]*"/g, '')
    .replace(/\b(name: "[^"]*"|size: 24),/g, '')
    .replace('__iconData.node;', '');
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
