import { IMPORT_LIMITS } from './import-limits.ts';
import { REFUSED } from './import-refusals.ts';

/** Why a JSON text is not even parsed: it nests deeper than any tracker writes, or has a key that reaches for the prototype. Null when it may be. */
export function refusedJson(text: string): string | null {
  if (/"__proto__"\s*:/.test(text)) return REFUSED.planted;
  return isDeeper(text, IMPORT_LIMITS.depth) ? REFUSED.deep : null;
}

function isDeeper(text: string, limit: number): boolean {
  let [depth, quoted] = [0, false];
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charCodeAt(at);
    if (quoted && mark === 92) at += 1;
    else if (mark === 34) quoted = !quoted;
    else if (quoted) continue;
    else if (mark === 123 || mark === 91) {
      depth += 1;
      if (depth > limit) return true;
    } else if (mark === 125 || mark === 93) depth -= 1;
  }
  return false;
}
