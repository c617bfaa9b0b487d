import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

// Its own process: reads a picture from its input, writes what is made of it to its output, ends with 1 when there is none.
// Every loader but those of
// the three formats is barred, so that nothing reaches one of the many others, whatever the bytes claim.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

const [side = 0, pixels = 0] = process.argv.slice(2).map(Number);
const isWhole = process.argv[4] === 'whole';
const given = await buffer(process.stdin);
const made = await sharp(given, { limitInputPixels: pixels, failOn: 'error', pages: 1 })
  .autoOrient()
  .resize(side, side, isWhole ? { fit: 'inside', withoutEnlargement: true } : { fit: 'cover' })
  .toColourspace('srgb')
  .webp({ quality: 82 })
  .toBuffer()
  .catch(() => null);
if (made) process.stdout.write(made);
else process.exitCode = 1;
