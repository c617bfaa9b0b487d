import type { OwnRecordReply } from '#contract/privacy-proof/privacy-proof.schemas.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { ownRecordStore, type StoredRecord } from './own-record.store.ts';

/** As much of the bytes as is shown; how many there are is told. */
const SHOWN_BYTES = 128;
const SHOWN_LETTERS = 400;

/** The member's newest entry in words and as bytes. */
export async function ownRecord(me: Me): Promise<OwnRecordReply> {
  const [record, counts] = await Promise.all([ownRecordStore.newest(me), ownRecordStore.counts(me)]);
  return { record: record && told(record), ...counts };
}

function told(record: StoredRecord): NonNullable<OwnRecordReply['record']> {
  const { table, writtenAt, sealed } = record;
  return {
    table,
    writtenAt: writtenAt.toISOString(),
    plain: shortened(record.kind === 'page' ? pageWords(record.document) : recordedDayWords(record.document)),
    hex: sealed.subarray(0, SHOWN_BYTES).toString('hex'),
    bytes: sealed.length,
  };
}

function shortened(text: string): string {
  return text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS).trimEnd()}...` : text;
}

function pageWords({
  title,
  content,
  dreamInsights,
}: {
  readonly title: string;
  readonly content: string;
  readonly dreamInsights: string;
}): string {
  return [title, content, dreamInsights].filter((part) => part.trim() !== '').join('\n\n');
}

const spaced = (word: string) => word.replaceAll('_', ' ');

/**
 * What is told of a day here: whatever is of sex or fertility stays out, so that no stage and no age shows what it
 * hides.
 */
export function recordedDayWords({ date, flow, moods = [], energy, symptoms = {}, pain, sleep, note }: DayLog): string {
  const parts = [
    flow && `bleeding: ${flow}`,
    moods.length > 0 && `mood: ${moods.join(', ')}`,
    energy && `energy: ${energy} of 5`,
    Object.keys(symptoms).length > 0 && Object.keys(symptoms).map(spaced).join(', '),
    pain && `pain: ${pain.level} of 10`,
    sleep?.hours !== undefined && `sleep: ${sleep.hours} hours`,
    note,
  ].filter((part) => typeof part === 'string');
  return [`${date}.`, ...parts].join('\n');
}
