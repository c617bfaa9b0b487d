const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];

/**
 * Whether an object in a JSON text names a key twice: parsers differ in which value they take, so what one part of a
 * system has judged another may read otherwise. The text must be valid JSON; it is passed over once.
 */
export function hasDuplicateKeys(json: string): boolean {
  // The keys of each object that is open, null for a list.
  const open: (Set<string> | null)[] = [];
  let keys: Set<string> | null = null;
  let isKeyNext = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) {
      const end = endOfText(json, at);
      if (keys && isKeyNext) {
        const key = keyOf(json, at, end);
        if (keys.has(key)) return true;
        keys.add(key);
      }
      at = end;
    } else if (code === COMMA) isKeyNext = true;
    else if (code === COLON) isKeyNext = false;
    else if (code === OPEN_OBJECT || code === OPEN_LIST) {
      keys = code === OPEN_OBJECT ? new Set() : null;
      open.push(keys);
      isKeyNext = true;
    } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) {
      open.pop();
      keys = open.at(-1) ?? null;
      isKeyNext = false;
    }
  }
  return false;
}

/** Where the text that begins at a quotation mark ends: the next one that no odd number of backslashes stands before. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let before = end;
    while (json.charCodeAt(before - 1) === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 0) return end;
  }
  return json.length;
}

function keyOf(json: string, start: number, end: number): string {
  const raw = json.slice(start + 1, end);
  return raw.includes('\\') ? (JSON.parse(json.slice(start, end + 1)) as string) : raw;
}
