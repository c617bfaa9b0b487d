/** `npm run new journal`: makes the files of a feature in each layer, wired, with their tests. */
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
      'Next: a word for docs/words.md, a migration if it keeps something, then npm test.',
    ].join('\n'),
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
