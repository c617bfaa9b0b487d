/** `npm run where journal`: a feature's routes, tables, screens, files and tests. */
import { ROOT } from './architecture/finding.ts';
import { featureWords, findFeature } from './features/find-feature.ts';

const [word = ''] = process.argv.slice(2);
const feature = word ? await findFeature(ROOT, word) : null;
if (!feature) {
  console.error(
    `${word ? `No feature is called "${word}".` : 'Which feature? For example: npm run where cycle.'} There are: ${featureWords(ROOT).join(', ')}`,
  );
  process.exitCode = 1;
} else {
  for (const [kind, found] of Object.entries(feature))
    console.log(`${kind}\n${found.map((line: string) => `  ${line}`).join('\n') || '  none'}`);
}
