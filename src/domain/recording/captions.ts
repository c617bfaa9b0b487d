/** One caption: from which second to which, and what is said. */
export type Caption = { readonly from: number; readonly to: number; readonly say: string };

const MOST = 5_000;
const TIME = /^(?:(\d{2,3}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/;
const ARROW = ' --> ';

/**
 * Captions as WebVTT has them: plain sentences with times that rise and lie within `seconds`. Null where the text is
 * something else: without its first line, with marks or styles, with a caption that says nothing, or with none at all.
 */
export function readCaptions(text: string, seconds: number): readonly Caption[] | null {
  const [head = '', ...blocks] = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n{2,}/);
  if (head !== 'WEBVTT' || blocks.length === 0 || blocks.length > MOST) return null;
  const captions: Caption[] = [];
  for (const block of blocks) {
    const caption = captionOf(block);
    const before = captions.at(-1);
    if (!caption || caption.to > seconds + 1 || (before && caption.from < before.to)) return null;
    captions.push(caption);
  }
  return captions;
}

function captionOf(block: string): Caption | null {
  const lines = block.split('\n').filter((line) => line.trim() !== '');
  // A caption may have a name before its times.
  const [times = '', ...words] = lines[0]?.includes(ARROW) ? lines : lines.slice(1);
  const [from, to] = times.split(ARROW).map(secondOf);
  const say = words.join(' ').trim();
  if (from === null || from === undefined || to === null || to === undefined || to <= from) return null;
  return say === '' || /[<>&]/.test(say) ? null : { from, to, say };
}

function secondOf(text: string): number | null {
  const found = TIME.exec(text.trim());
  if (!found) return null;
  const [, hours = '0', minutes, seconds, thousandths] = found;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
}
