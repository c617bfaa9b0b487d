import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Names } from './file-texts.ts';

type Line = { readonly file: string; readonly before: RegExp; readonly line: string };

/** The lines a feature needs in files that name every feature, each above the first line that matches. */
function linesOf({ word, type, value, title }: Names): readonly Line[] {
  return [
    {
      file: 'src/contract/table.ts',
      before: /^import .*home\.routes/,
      line: `import { ${value}Routes } from './${word}/${word}.routes.ts';`,
    },
    {
      file: 'src/contract/screens.ts',
      before: /^ {2}gallery:/,
      line: `  ${value}: hers('/${word}', '${title}'),`,
    },
    {
      file: 'src/server/app/manifests.ts',
      before: /^import .*home\.manifest/,
      line: `import { ${value}Manifest } from '#server/features/${word}/${word}.manifest.ts';`,
    },
    { file: 'src/server/app/manifests.ts', before: /^ {2}homeManifest,/, line: `  ${value}Manifest,` },
    {
      file: 'src/web/app/routes/member-routes.tsx',
      before: /^ {2}home:/,
      line: `  ${value}: { file: '${word}/${word}', component: '${type}Screen' },`,
    },
  ];
}

/** Names the feature where all are named. Throws, before anything is written, when a place is not found. */
export function wireFeature(root: string, names: Names): string[] {
  const texts = new Map<string, string>();
  const text = (file: string): string => texts.get(file) ?? readFileSync(join(root, file), 'utf8');
  for (const { file, before, line } of linesOf(names)) {
    const lines = text(file).split('\n');
    const at = lines.findIndex((one) => before.test(one));
    if (at < 0) throw new Error(`${file} has no line like ${before}: wire the feature there by hand`);
    texts.set(file, lines.toSpliced(at, 0, line).join('\n'));
  }
  const table = text('src/contract/table.ts');
  // Its type names the parts, its value holds them.
  const typed = table.replace('typeof homeRoutes', `typeof ${names.value}Routes & typeof homeRoutes`);
  const wired = typed.replace('...homeRoutes', `...${names.value}Routes, ...homeRoutes`);
  if (typed === table || wired === typed)
    throw new Error('src/contract/table.ts names no homeRoutes: name the routes there by hand');
  texts.set('src/contract/table.ts', wired);
  for (const [file, content] of texts) writeFileSync(join(root, file), content);
  return [...texts.keys()];
}
