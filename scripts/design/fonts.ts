// Cuts the product's fonts from the full variable files of their families (both under the SIL Open Font License 1.1).
// node scripts/design/fonts.ts <folder with the six source .woff2 files: latin and latin-ext of each, from
// @fontsource-variable/newsreader and /commissioner 5.3.0>
// One cut a job, at the optical size it is read at: a whole variable Newsreader weighs 147 KB, these four 13 KB each.
// The -more files carry the accented letters of western names, the -ext files those from Latvia to Turkey; a browser
// fetches them only when a page has such a letter.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

type Axis = number | { min: number; max: number };
type Subset = (font: Buffer, text: string, options: object) => Promise<Buffer>;
type Cut = { name: string; source: string; axes: Record<string, Axis> };

const subsetFont = createRequire(import.meta.url)('subset-font') as Subset;
const target = new URL('../../src/web/ui/fonts/', import.meta.url);

const roman = 'newsreader-latin-opsz-normal.woff2';
const italic = 'newsreader-latin-opsz-italic.woff2';
const cuts: readonly Cut[] = [
  {
    name: 'commissioner',
    source: 'commissioner-latin-flar-normal.woff2',
    axes: { wght: { min: 400, max: 700 }, FLAR: 55 },
  },
  { name: 'newsreader-display', source: roman, axes: { wght: 300, opsz: 48 } },
  { name: 'newsreader-text', source: roman, axes: { wght: 400, opsz: 20 } },
  { name: 'newsreader-strong', source: roman, axes: { wght: 500, opsz: 20 } },
  { name: 'newsreader-italic', source: italic, axes: { wght: 400, opsz: 20 } },
  { name: 'newsreader-display-italic', source: italic, axes: { wght: 300, opsz: 48 } },
];

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('');
const core = `${range(0x20, 0x7e)}\u00a0©°·×–—‘’“”•…−`;
const more = [...`${range(0xa1, 0xff)}ŒœıˆˇŠšŽž‚„‹›€™′″`].filter((letter) => !core.includes(letter)).join('');
const ext = [...`${range(0x100, 0x17f)}ƏəƠơƯưȘșȚțȷẀẁẂẃẄẅẞỲỳ`].filter((letter) => !more.includes(letter)).join('');
const features = ['kern', 'liga', 'ccmp', 'mark', 'mkmk', 'locl', 'tnum', 'lnum'];

async function cut(folder: string, { name, source, axes }: Cut): Promise<void> {
  const beyond = source.replace('-latin-', '-latin-ext-');
  for (const [text, file, from] of [
    [core, `${name}.woff2`, source],
    [more, `${name}-more.woff2`, source],
    [ext, `${name}-ext.woff2`, beyond],
  ] as const) {
    const made = await subsetFont(await readFile(join(folder, from)), text, {
      targetFormat: 'woff2',
      variationAxes: axes,
      noHinting: true,
      keepFeatures: features,
    });
    await writeFile(new URL(file, target), made);
    console.log(`${file} ${made.length} bytes`);
  }
}

const folder = process.argv[2];
if (!folder) throw new Error('Say where the source fonts lie: node scripts/design/fonts.ts <folder>');
for (const one of cuts) await cut(folder, one);
