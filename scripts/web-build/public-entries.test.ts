import { expect, test } from 'vitest';
import { usersOf, type ModuleInfo } from './public-entries.ts';

const DOOR = '/p/src/web/features/cycle/public.ts';
const SEEN: Readonly<Record<string, ModuleInfo>> = {
  '/p/src/web/features/cycle/words.ts': { importers: [DOOR, '/p/src/web/features/cycle/start.tsx'] },
  '/p/src/web/features/cycle/edits.ts': { importers: [DOOR] },
  '/p/src/web/features/cycle/asked.ts': { importers: [DOOR] },
  [DOOR]: {
    importers: ['/p/home.tsx', '/p/tracker.tsx'],
    code: 'export { words } from "./words.ts";\nexport { edit as change, take } from "./edits.ts";\nexport { asked } from "./asked.ts";',
  },
  '/p/home.tsx': {
    importers: [],
    code: 'import { words } from "#web/features/cycle/public.ts";\nimport { take } from "#web/features/other/public.ts";',
  },
  '/p/tracker.tsx': { importers: [], code: 'import { words as said, change } from "#web/features/cycle/public.ts";' },
};

test.each([
  [
    'what two take, and a neighbour inside the feature',
    'words',
    ['/p/home.tsx', '/p/tracker.tsx', '/p/src/web/features/cycle/start.tsx'],
  ],
  ['what is taken by the name the door gives it, not by one from another door', 'edits', ['/p/tracker.tsx']],
  ['what nobody takes', 'asked', []],
])('%s', (_, file, users) =>
  expect(usersOf(`/p/src/web/features/cycle/${file}.ts`, { getModuleInfo: (id) => SEEN[id] ?? null })).toEqual(users),
);
