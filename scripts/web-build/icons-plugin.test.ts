import { expect, test } from 'vitest';
import { iconFiles, takenApart } from './icons-plugin.ts';

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
