import type { JournalEntry } from '#contract/journal/journal.schemas.ts';
import { phaseName } from '#domain/moon/phase-name.ts';
import { moodWord } from '#web/features/journal/journal.copy.ts';
import { dateWithYear, weekdayName } from '#web/ui/drawings/dates/date-words.ts';

/** The member's pages as one plain text, oldest first. */
export function asText(entries: readonly JournalEntry[]): string {
  return entries
    .map((entry) =>
      [
        headOf(entry),
        entry.title,
        entry.content,
        entry.dreamInsights && `Dream insights: ${entry.dreamInsights}`,
        tagsOf(entry),
      ]
        .filter((part) => part.trim() !== '')
        .join('\n\n'),
    )
    .join('\n\n* * *\n\n');
}

/** The member's pages as one document that any browser opens, with nothing in it that runs or loads. */
export function asHtml(entries: readonly JournalEntry[]): string {
  const pages = entries.map(
    (entry) =>
      `<article><p class="day">${safe(headOf(entry))}</p>${part('h2', entry.title)}${part('div', entry.content)}${part('blockquote', entry.dreamInsights)}${part('p', tagsOf(entry))}</article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pages</title><style>body{max-width:40rem;margin:3rem auto;padding:0 1rem;font:1.1rem/1.6 Georgia,serif}article{margin:0 0 3rem;padding-top:1rem;border-top:1px solid}.day{font-style:italic}div,blockquote{white-space:pre-wrap;overflow-wrap:anywhere}</style><body>${pages.join('')}</body></html>`;
}

function headOf({ date, moon, cycle, mood }: JournalEntry): string {
  return [
    `${weekdayName(date)} ${dateWithYear(date)}`,
    phaseName(moon.phase),
    cycle && `day ${cycle.day}`,
    mood && moodWord(mood),
  ]
    .filter(Boolean)
    .join(', ');
}

function tagsOf({ tags }: JournalEntry): string {
  return tags.map((tag) => `#${tag}`).join(' ');
}

function part(tag: string, text: string): string {
  return text.trim() === '' ? '' : `<${tag}>${safe(text)}</${tag}>`;
}

function safe(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
