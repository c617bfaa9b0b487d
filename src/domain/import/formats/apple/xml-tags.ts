/**
 * One tag as it stands in the text, without its angle brackets: `Record type="..." value="..."`, with a leading or
 * trailing slash.
 */
export type OnTag = (tag: string) => void;

const LONGEST_TAG = 256 * 1024;
const QUOTE = 34;
const APOSTROPHE = 39;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;
const GREATER = 62;

/**
 * Finds the tags of an XML text that comes in pieces, and holds no more of it than the one tag that is not whole yet.
 * Comments, CDATA, instructions and the document type are passed over; text between tags is not given out. `fault` is
 * set, and nothing more is read, when a tag never ends (`damaged`) or an entity is declared (`entities`).
 */
export class XmlTags {
  readonly #onTag: OnTag;
  #rest = '';
  fault: 'damaged' | 'entities' | null = null;

  constructor(onTag: OnTag) {
    this.#onTag = onTag;
  }

  write(piece: string): void {
    if (this.fault) return;
    const text = this.#rest === '' ? piece : this.#rest + piece;
    let at = text.indexOf('<');
    while (at >= 0) {
      const end = endOf(text, at);
      if (end < 0) break;
      this.#tell(text.slice(at + 1, end));
      if (this.fault) return;
      at = text.indexOf('<', end + 1);
    }
    this.#rest = at < 0 ? '' : text.slice(at);
    if (this.#rest.length > LONGEST_TAG) this.fault = 'damaged';
  }

  /** True when nothing is left open. */
  isWhole(): boolean {
    return this.fault === null && this.#rest === '';
  }

  #tell(inner: string): void {
    if (!inner.startsWith('!') && !inner.startsWith('?')) this.#onTag(inner);
    else if (inner.startsWith('!DOCTYPE') && /<!ENTITY/i.test(inner)) this.fault = 'entities';
  }
}

/** Where the tag that begins at `at` ends, -1 when that has not come yet. */
function endOf(text: string, at: number): number {
  if (text.startsWith('<!--', at)) return endAfter(text, '-->', at + 4);
  if (text.startsWith('<![CDATA[', at)) return endAfter(text, ']]>', at + 9);
  // The head of a comment may be cut in two.
  if (text.length - at < 9 && ('<!--'.startsWith(text.slice(at)) || '<![CDATA['.startsWith(text.slice(at)))) return -1;
  if (text.startsWith('<?', at)) return endAfter(text, '?>', at + 2);
  let [quote, depth] = [0, 0];
  for (let index = at + 1; index < text.length; index += 1) {
    const mark = text.charCodeAt(index);
    if (quote !== 0) quote = mark === quote ? 0 : quote;
    else if (mark === QUOTE || mark === APOSTROPHE) quote = mark;
    else if (mark === OPEN_BRACKET) depth += 1;
    else if (mark === CLOSE_BRACKET) depth -= 1;
    else if (mark === GREATER && depth <= 0) return index;
  }
  return -1;
}

function endAfter(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found < 0 ? -1 : found + mark.length - 1;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The attributes of a tag. The five entities of XML and numbered characters are read; no others exist. */
export function attributesOf(tag: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single] of tag.matchAll(/([\w:.-]{1,64})\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    found.set(
      name,
      (double ?? single ?? '').replaceAll(
        /&(#\d{1,7}|#x[\da-f]{1,6}|\w{1,8});/gi,
        (whole, name_: string) => entity(name_) ?? whole,
      ),
    );
  }
  return found;
}

function entity(name: string): string | null {
  if (!name.startsWith('#')) return ENTITIES[name] ?? null;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : null;
}
