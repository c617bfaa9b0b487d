import type { ImportedDay, ImportResult, ImportReader, ImportReading } from '../../import-result.ts';
import { SKIPPED } from '../../import-result.ts';
import { IMPORT_LIMITS } from '../../import-limits.ts';
import { REFUSED } from '../../import-refusals.ts';
import { Ledger } from '../../ledger.ts';
import { numberOf } from '../../shape.ts';
import { temperatureOf } from '../../temperature.ts';
import { appleSpan } from './apple-span.ts';
import { attributesOf, XmlTags } from './xml-tags.ts';
import { appleFields, appleUntold, BASAL_TEMPERATURE, CATEGORY, PROTECTION } from './apple-words.ts';

type Attributes = ReadonlyMap<string, string>;
type Open = { readonly attributes: Attributes; readonly metadata: Map<string, string> };

const ROOT = 'HealthData';
/** A record begins with its type in every file Apple writes; elsewhere in the tag it is found too. */
const TYPE = /\stype\s*=\s*["']([^"']*)["']/;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text begins as Apple Health's export.xml does. */
export function isAppleHealth(start: string): boolean {
  return /<HealthData[\s>]/.test(start) || /<!DOCTYPE\s+HealthData/.test(start);
}

/**
 * Reads Apple Health's export.xml while it streams by: pieces of text in order, then the end. Holds the records of the
 * cycle and one unfinished tag, whatever the length of the file. Records of other kinds are counted and passed over.
 */
export class AppleHealthReader {
  readonly #ledger: Ledger;
  readonly #tags = new XmlTags((tag) => this.#tag(tag));
  #open: Open | null = null;
  #length = 0;
  #depth = 0;
  #root: 'before' | 'open' | 'closed' = 'before';
  #refused: string | null = null;

  constructor(reader: ImportReader) {
    this.#ledger = new Ledger(reader);
  }

  /** Takes the next piece. Once this answers false the file is refused and need not be read on. */
  write(piece: string): boolean {
    this.#length += piece.length;
    if (this.#length > IMPORT_LIMITS.stream) this.#refused ??= REFUSED.long;
    if (this.#refused === null) this.#tags.write(piece);
    if (this.#tags.fault) this.#refused ??= REFUSED[this.#tags.fault];
    return this.#refused === null;
  }

  /** What was in the file. One that was cut short is refused whole. */
  end(): ImportResult {
    if (this.#refused !== null) return { ok: false, reason: this.#refused };
    if (this.#root === 'before') return { ok: false, reason: REFUSED.strange };
    if (this.#root !== 'closed' || !this.#tags.isWhole()) return { ok: false, reason: REFUSED.damaged };
    return this.#ledger.result('apple_health');
  }

  #tag(tag: string): void {
    if (tag.startsWith('/')) return this.#close(tag.slice(1).trim());
    const name = /^[\w:.-]+/.exec(tag)?.[0] ?? '';
    const isEmpty = tag.endsWith('/');
    if (name === ROOT) this.#root = 'open';
    if (name === 'Record') this.#record(tag, isEmpty);
    else if (name === 'MetadataEntry' && this.#open) this.#metadata(attributesOf(tag), this.#open);
    else if (name === 'Workout' || name === 'ActivitySummary') this.#ledger.skip(SKIPPED.unrelated, 1);
    if (!isEmpty) this.#depth += 1;
    if (this.#depth > IMPORT_LIMITS.depth) this.#refused = REFUSED.deep;
  }

  #close(name: string): void {
    this.#depth -= 1;
    if (name === ROOT) this.#root = 'closed';
    if (name !== 'Record' || !this.#open) return;
    this.#ledger.add(readingOf(this.#open));
    this.#open = null;
  }

  #record(tag: string, isEmpty: boolean): void {
    const type = TYPE.exec(tag)?.[1] ?? '';
    if (type !== BASAL_TEMPERATURE && !type.startsWith(CATEGORY)) return this.#ledger.skip(SKIPPED.unrelated, 1);
    const open = { attributes: attributesOf(tag), metadata: new Map<string, string>() };
    if (isEmpty) this.#ledger.add(readingOf(open));
    else this.#open = open;
  }

  #metadata(attributes: Attributes, { metadata }: Open): void {
    if (metadata.size < 20) metadata.set(attributes.get('key') ?? '', attributes.get('value') ?? '');
  }
}

function readingOf({ attributes, metadata }: Open): ImportReading {
  const [type = '', value = '', date] = [attributes.get('type'), attributes.get('value'), attributes.get('startDate')];
  if (type === BASAL_TEMPERATURE) return readTemperature(value, date);
  const name = type.slice(CATEGORY.length);
  const fields = appleFields(name, value);
  if (fields === null) return { kind: 'skipped', reason: SKIPPED.unrelated };
  if (fields === 'unknown') return { kind: 'unknown', name, date, text: value };
  const untold = appleUntold(fields, value);
  const span = appleSpan(date, attributes.get('endDate'));
  if (span.length > IMPORT_LIMITS.period) return { kind: 'skipped', reason: SKIPPED.range };
  return {
    kind: 'day',
    ...span,
    ...(untold && { untold }),
    fields: name === 'SexualActivity' ? protection(metadata.get(PROTECTION)) : fields,
    leftOut: [],
  };
}

function protection(told: string | undefined): ImportedDay {
  if (told === '1' || told === 'true') return { sex: ['protected'] };
  return told === '0' || told === 'false' ? { sex: ['unprotected'] } : { sex: ['partner'] };
}

function readTemperature(value: string, date: string | undefined): ImportReading {
  const reading = numberOf(value.length > 12 ? value.slice(0, 9) : value);
  const temperature = reading === null ? null : temperatureOf(reading, false);
  const time = date?.slice(11, 16) ?? '';
  return temperature
    ? { kind: 'day', date, fields: { temperature: { ...temperature, ...(CLOCK.test(time) && { time }) } }, leftOut: [] }
    : { kind: 'skipped', reason: SKIPPED.range };
}
