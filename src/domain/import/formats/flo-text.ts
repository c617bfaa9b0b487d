import { SKIPPED, type ImportReading } from '../import-result.ts';
import { periodReading } from '../period-days.ts';
import { meaningOf } from '../shape.ts';
import { FLO_INTIMATE, FLO_WORDS } from './flo-words.ts';

const START = /^\s*period start date\s*:\s*(.*)$/i;
const END = /^\s*period end date\s*:\s*(.*)$/i;
const PREGNANT = /^\s*pregnant\s*:\s*true\b/i;
const EVENTS = /^\W*manual events\b/i;

/** Whether a text has the shape of Flo's text file: blocks with "Period start date: 2022-12-13". */
export function isFloText(text: string): boolean {
  return /^\s*period start date\s*:/im.test(text);
}

/**
 * Reads Flo's text file: one reading a block, and one for each line of the manual events. Built from a description of
 * the format.
 */
export function readFloText(text: string): ImportReading[] {
  const lines = text.split(/\r?\n/);
  const at = lines.findIndex((line) => EVENTS.test(line));
  const [cycles, events] = at < 0 ? [lines, []] : [lines.slice(0, at), lines.slice(at + 1)];
  return [...blocksOf(cycles).map(readBlock), ...events.filter((line) => /[\p{L}\d]/u.test(line)).map(readLine)];
}

function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [];
  for (const line of lines) {
    if (START.test(line)) blocks.push([line]);
    else blocks.at(-1)?.push(line);
  }
  return blocks;
}

function readBlock(lines: readonly string[]): ImportReading {
  const valueOf = (pattern: RegExp) =>
    lines.map((line) => pattern.exec(line)?.[1]?.trim()).find((found) => found !== undefined);
  if (lines.some((line) => PREGNANT.test(line))) return { kind: 'skipped', reason: SKIPPED.pregnant };
  const end = valueOf(END);
  return periodReading({ start: dayText(valueOf(START)), end: end && /\d/.test(end) ? dayText(end) : undefined });
}

const dayText = (value: string | undefined) => value?.slice(0, 10);

// "2022-12-14 - Symptom - Headache": the day may stand anywhere in the line.
function readLine(line: string): ImportReading {
  const parts = line
    .split(' - ')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const date = parts.map((part) => /\d{4}-\d{2}-\d{2}/.exec(part)?.[0]).find((found) => found !== undefined);
  const words = parts.map((part) => part.toLowerCase().replaceAll(/[\s_-]/g, ''));
  for (const category of words) {
    const table = Object.hasOwn(FLO_WORDS, category) ? FLO_WORDS[category] : undefined;
    const fields = table && words.map((word) => meaningOf(table, word)).find((found) => found !== null);
    if (fields) return { kind: 'day', date, fields, leftOut: [], intimate: FLO_INTIMATE.has(category) };
  }
  return {
    kind: 'unknown',
    name:
      parts
        .filter((part) => part !== date)
        .slice(0, 2)
        .join(': ') || 'event',
    date,
    text: line,
  };
}
