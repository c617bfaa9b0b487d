import type { Schema } from '#contract/kit/route.ts';
import { schemaOf } from '#server/app/openapi.ts';

type Shape = {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly pattern?: string;
};

/** What stands for an id, for words that are searched for, and for any other text. */
export type Fills = { readonly id: (name: string) => string; readonly words: string; readonly text: string };

/**
 * A value that a schema might take, made from the schema itself: ids and searched words are those of `fills`. It need
 * not pass: a route whose body it does not fit answers 400, and says nothing of anybody.
 */
export function sampleOf(schema: Schema | null, fills: Fills): unknown {
  if (!schema) return undefined;
  return valueOf(schemaOf(schema) as Shape, { name: '', fills });
}

function valueOf(shape: Shape, at: { readonly name: string; readonly fills: Fills }): unknown {
  const { fills } = at;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  const [either] = shape.anyOf ?? shape.oneOf ?? [];
  if (either) return valueOf(either, at);
  if (shape.properties)
    return Object.fromEntries(
      Object.entries(shape.properties).map(([key, of]) => [key, valueOf(of, { name: key, fills })]),
    );
  if (shape.type === 'array') return shape.items ? [valueOf(shape.items, at)] : [];
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(shape.minimum ?? 1, 1);
  if (shape.type === 'boolean') return true;
  return textOf(shape, at);
}

function textOf({ format, pattern }: Shape, { name, fills }: { readonly name: string; readonly fills: Fills }): string {
  if (format === 'uuid') return fills.id(name);
  if (format === 'date-time') return '2026-11-21T12:00:00.000Z';
  if (name === 'category' || pattern?.includes('a-z0-9-')) return 'moods';
  if (name === 'words') return fills.words;
  if (/zone/i.test(name)) return 'Europe/Berlin';
  if (/day|date|from|to$/i.test(name)) return '2026-11-20';
  if (/month/i.test(name)) return '2026-11';
  return fills.text;
}
