/** `npm run new comfort-kit`: makes a page with a list and a form in each layer, wired, with its table and its tests. */
import { makeFeature } from './features/make-feature.ts';
import { ROOT } from './architecture/finding.ts';

try {
  const { made, changed } = makeFeature(ROOT, process.argv[2] ?? '');
  console.log(
    [
      'made',
      ...made.map((file) => `  ${file}`),
      'changed',
      ...changed.map((file) => `  ${file}`),
      'Next: what the list really holds (migration, schemas, store), its words, its icon and place in the menu, which line of',
      'content/privacy-proof/stored.json speaks of it (toldAs), a word for docs/words.md; then npm test.',
    ].join('\n'),
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
