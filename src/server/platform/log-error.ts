/** What may be told of an error: words of the program, never words of a person. */
export type ReducedError = { name: string; code?: string; constraint?: string; frames: string[]; cause?: ReducedError };

// SQLSTATEs may begin with a digit; anything longer that does could be a number a person has.
const WORD = /^(?:[A-Za-z_][\w.-]{0,63}|[0-9A-Z]{5})$/;
const FRAME = /^ {4}at (?:(?:async |new )*[\w$.<>#[\] ]{1,120} \()?((?:file:\/\/|node:|\/)[^\s()]{1,300}:\d+:\d+)\)?$/;

/**
 * Reduces an error to name, code, constraint and stack frames, three causes deep. Messages are left out because they
 * carry values: an address in a relay's refusal, a cell in a failed cast, `detail`, `where` and `query` of the
 * database.
 */
export function reduceError(thrown: unknown, depth = 0): ReducedError {
  if (!(thrown instanceof Error)) return { name: 'NotAnError', frames: [] };
  const fields = thrown as Error & { code?: unknown; constraint?: unknown };
  return {
    name: errorWord(thrown.name) ?? 'Error',
    ...optional('code', errorWord(fields.code)),
    ...optional('constraint', errorWord(fields.constraint)),
    frames: frames(thrown),
    ...(thrown.cause instanceof Error && depth < 3 ? { cause: reduceError(thrown.cause, depth + 1) } : {}),
  };
}

/**
 * A code or name of the program: letters, digits, dot, dash and underscore, at most 64; undefined for anything that
 * could be a person's words.
 */
export function errorWord(value: unknown): string | undefined {
  const text = typeof value === 'number' ? `E${value}` : value;
  return typeof text === 'string' && WORD.test(text) ? text : undefined;
}

function optional<K extends string>(key: K, value: string | undefined): Partial<Record<K, string>> {
  return value === undefined ? {} : ({ [key]: value } as Partial<Record<K, string>>);
}

// The message is cut out first: its own lines may look like frames.
function frames(error: Error): string[] {
  const stack = typeof error.stack === 'string' ? error.stack : '';
  const start = error.message ? stack.indexOf(error.message) : -1;
  const rest = start < 0 ? stack : stack.slice(start + error.message.length);
  return rest
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, 20)
    .map((line) => line.trim());
}
