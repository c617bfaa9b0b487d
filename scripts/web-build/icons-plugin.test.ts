import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawnByUs, iconFiles, takenApart } from './icons-plugin.ts';

const fileOf = (icon: string) => `/icons/${icon}.mjs`;

test.each([
  ['one icon', "import { X } from 'lucide-react';", "import X from '/icons/X.mjs';"],
  [
    'several',
    "import { Check, X } from 'lucide-react';\nlet a;",
    "import Check from '/icons/Check.mjs'; import X from '/icons/X.mjs';\nlet a;",
  ],
  ['by another name', "import { Map as Chart } from 'lucide-react';", "import Chart from '/icons/Map.mjs';"],
  [
    'a type stays a type',
    "import { X, type LucideIcon } from 'lucide-react';",
    "import X from '/icons/X.mjs'; import type { LucideIcon } from 'lucide-react';",
  ],
  ['types alone', "import type { LucideIcon } from 'lucide-react';", "import type { LucideIcon } from 'lucide-react';"],
])('%s', (_, code, taken) => expect(takenApart(code, fileOf)).toBe(taken));

test('an icon has many names and one file', () => {
  const files = iconFiles(
    "export { default as LucideX, default as X, default as XIcon } from './icons/x.mjs';\nexport { LucideProvider } from './context.mjs';",
  );
  expect(Object.fromEntries(files)).toEqual({ LucideX: './icons/x.mjs', X: './icons/x.mjs', XIcon: './icons/x.mjs' });
});

test('a drawing is made by our component, without what serves lucide alone', () => {
  const file = fileURLToPath(import.meta.resolve('lucide-react/dist/esm/icons/cloud.mjs'));
  const drawn = drawnByUs(readFileSync(file, 'utf8'));
  expect(drawn).toMatch(/import \{ iconOf as createLucideIcon \} from '[^']*src\/web\/ui\/icons\/icon-of\.ts';/);
  expect(drawn).toContain('node: [["path", { d: "M17.5 19H9a7 7 0 1 1 6.71-9h1.79a4.5 4.5 0 1 1 0 9Z" }]]');
  expect(drawn).not.toMatch(/createLucideIcon\.mjs|key:|name:|size:|__iconData\.node/);
  expect(() => drawnByUs('export const Cloud = 1;')).toThrow('another way');
});
