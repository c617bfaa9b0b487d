import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { MOON_PHASES } from '#domain/cycle/cycle-view.ts';
import type { FlowContent } from '#domain/daily-flow/flow-words.ts';

const FOLDER = new URL('../../../../content/flow/', import.meta.url);

const line = z.string().min(8).max(120);
const lines = (least: number) =>
  z
    .tuple([line], line)
    .refine((all) => all.length >= least && new Set(all).size === all.length, `${least} lines or more, each once`);
const voice = z.strictObject({ beside: lines(2), alone: lines(2) });
const FILES = {
  settle: lines(8),
  phases: z.record(
    z.enum(['rest', 'create', 'shine', 'reflect']),
    z.strictObject({ arrive: lines(4), intentions: lines(3) }),
  ),
  moons: z.record(z.enum(MOON_PHASES), z.strictObject({ adult: voice, teen: voice, write: lines(2) })),
  intentions: z.strictObject({ adult: lines(6), teen: lines(6) }),
} as const;

/**
 * Reads the words of content/flow. Throws, with the file's name, on anything that is not whole: the server does not
 * start on it.
 */
export function loadFlowContent(folder: URL = FOLDER): FlowContent {
  const read = <T>(name: keyof typeof FILES, schema: z.ZodType<T>): T => {
    const parsed = schema.safeParse(JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')));
    if (!parsed.success) throw new Error(`content/flow/${name}.json: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  };
  return {
    settle: read('settle', FILES.settle),
    phases: read('phases', FILES.phases),
    moons: read('moons', FILES.moons),
    intentions: read('intentions', FILES.intentions),
  };
}
