import type { JournalEntry } from '#contract/journal/journal.schemas.ts';
import { phaseName } from '#domain/moon/phase-name.ts';
import { dateWithYear, monthName, weekdayName } from '#web/ui/drawings/dates/date-words.ts';
import { litPath, type Light } from '#web/ui/drawings/moon/lit-path.ts';
import { openPdf, type Pdf } from '#web/platform/pdf/open-pdf.ts';
import type { Face } from '#web/platform/pdf/book-fonts.ts';
import { lettered } from './letters.ts';
import { bookCopy as copy } from './book.copy.ts';

/** What goes into a book: one year of the member's pages, oldest first, and what its title page says. */
export type BookAsked = {
  readonly year: string;
  readonly name: string;
  readonly dedication: string;
  readonly pages: readonly JournalEntry[];
  /** Our three, and those that stand in for letters these pages have. */
  readonly fonts: Readonly<Partial<Record<Face, Uint8Array>>>;
};
/** The file, its pages, and the letters that no face of ours has. */
export type MadeBook = {
  readonly file: Uint8Array<ArrayBuffer>;
  readonly count: number;
  readonly missing: readonly string[];
};

/** A5, in points, as small books are printed. */
const SIZE = [419.53, 595.28] as const;
const MARGINS = { top: 62, bottom: 66, left: 54, right: 54 } as const;
const WIDTH = SIZE[0] - MARGINS.left - MARGINS.right;
const FOOT = SIZE[1] - 40;
/** A dated head never stands alone at the foot of a page: so much room has to follow. */
const ROOM = 110;
const INK = '#2d211a';
const MUTED = '#6b5a4f';
const CLAY = '#9c4427';
const LIT = '#f3ddb0';
const NIGHT = '#3b3f5c';

/** Sets the book and gives its file: PDF 1.7, pages numbered, months as bookmarks and as a list with page numbers, every font inside. */
export async function makeBook({ year, name, dedication, pages, fonts }: BookAsked): Promise<MadeBook> {
  // What a reader shows as the name of its window says nothing of her.
  const { doc, file } = openPdf({ size: SIZE, margins: MARGINS, title: copy.fileTitle(year), fonts });
  const book = { doc, missing: new Set<string>() };
  titlePage(book, { year, name, dedication, light: pages.at(-1)?.moon ?? { illuminated: 0.5, waxing: true } });
  doc.addPage();
  const months: Month[] = [];
  for (const page of pages) {
    const month = page.date.slice(0, 7);
    if (months.at(-1)?.month !== month) months.push(monthPage(book, month));
    dated(book, page);
  }
  contents(book, { months, count: pages.length });
  numbers(book, months);
  const { count } = doc.bufferedPageRange();
  doc.end();
  return { file: await file, count, missing: [...book.missing] };
}

type Book = { readonly doc: Pdf['doc']; readonly missing: Set<string> };
type Month = { readonly month: string; readonly page: number };
type Line = {
  readonly face: 'text' | 'italic' | 'display';
  readonly size: number;
  readonly color?: string;
  readonly gap?: number;
  readonly align?: 'left' | 'center';
  readonly x?: number;
};

/** Sets a text in one face, letter by letter in another where ours has none, and goes on below it. */
function set(
  { doc, missing }: Book,
  text: string,
  { face, size, color = INK, gap = 0, align = 'left', x }: Line,
): void {
  const { runs, missing: unknown } = lettered(text, face);
  unknown.forEach((letter) => missing.add(letter));
  doc.x = x ?? MARGINS.left;
  const width = SIZE[0] - MARGINS.right - doc.x;
  doc.fontSize(size).fillColor(color);
  runs.forEach((run, at) => {
    const continued = at < runs.length - 1;
    doc.font(run.face).text(run.text, { width, align, lineGap: gap, continued });
  });
  doc.x = MARGINS.left;
}

function moon({ doc }: Book, light: Light, { x, y, radius }: { x: number; y: number; radius: number }): void {
  doc.save().translate(x, y);
  doc.circle(0, 0, radius).fill(NIGHT);
  const lit = litPath(light, { radius });
  if (lit) doc.path(lit).fill(LIT);
  doc.restore();
}

function titlePage(
  book: Book,
  { year, name, dedication, light }: { year: string; name: string; dedication: string; light: Light },
): void {
  const { doc } = book;
  doc.addPage();
  moon(book, light, { x: SIZE[0] / 2, y: 170, radius: 38 });
  doc.y = 252;
  set(book, year, { face: 'display', size: 46, align: 'center' });
  doc.moveDown(0.2);
  if (name.trim() !== '') set(book, copy.by(name), { face: 'italic', size: 16, color: MUTED, align: 'center' });
  if (dedication.trim() !== '') {
    doc.y = 384;
    set(book, dedication, { face: 'italic', size: 12.5, align: 'center', gap: 3 });
  }
  doc.page.margins.bottom = 0;
  doc.y = FOOT - 8;
  set(book, copy.imprint, { face: 'italic', size: 8.5, color: MUTED, align: 'center' });
}

function monthPage(book: Book, month: string): Month {
  const { doc } = book;
  doc.addPage();
  const page = doc.bufferedPageRange().count;
  doc.addNamedDestination(month);
  doc.outline.addItem(monthName(month));
  doc.y = 96;
  set(book, monthName(month), { face: 'display', size: 30 });
  doc.moveDown(0.5);
  rule(book, CLAY);
  doc.moveDown(1.4);
  return { month, page };
}

function rule({ doc }: Book, color: string): void {
  doc
    .lineWidth(0.6)
    .strokeColor(color)
    .moveTo(MARGINS.left, doc.y)
    .lineTo(SIZE[0] - MARGINS.right, doc.y)
    .stroke();
}

/** One page of hers: its day with the moon of it, what she called it, what she wrote. */
function dated(book: Book, { date, moon: light, cycle, title, content, dreamInsights, tags }: JournalEntry): void {
  const { doc } = book;
  if (doc.y > SIZE[1] - MARGINS.bottom - ROOM) doc.addPage();
  moon(book, light, { x: MARGINS.left + 7, y: doc.y + 6, radius: 6.5 });
  const head = [`${weekdayName(date)}, ${dateWithYear(date)}`, phaseName(light.phase), cycle && copy.day(cycle.day)];
  set(book, head.filter(Boolean).join(' · '), { face: 'italic', size: 10.5, color: MUTED, x: MARGINS.left + 20 });
  doc.moveDown(0.9);
  if (title.trim() !== '') {
    set(book, title.trim(), { face: 'display', size: 18 });
    doc.moveDown(0.35);
  }
  if (content.trim() !== '') set(book, content.trim(), { face: 'text', size: 10.5, gap: 3.2 });
  if (dreamInsights.trim() !== '') {
    doc.moveDown(0.5);
    set(book, `${copy.dream} ${dreamInsights.trim()}`, { face: 'italic', size: 10.5, gap: 3.2, x: MARGINS.left + 14 });
  }
  if (tags.length > 0) {
    doc.moveDown(0.4);
    set(book, tags.map((tag) => `#${tag}`).join('  '), { face: 'text', size: 8.5, color: MUTED });
  }
  doc.moveDown(2.2);
}

/** The second page: the months with the pages they begin on, now that these are known. */
function contents(book: Book, { months, count }: { months: readonly Month[]; count: number }): void {
  const { doc } = book;
  doc.switchToPage(1);
  doc.y = 96;
  set(book, copy.contents, { face: 'display', size: 22 });
  doc.moveDown(0.3);
  set(book, copy.count(count), { face: 'italic', size: 10.5, color: MUTED });
  doc.moveDown(1.2);
  for (const { month, page } of months) {
    const { y } = doc;
    doc.font('text').fontSize(11).fillColor(INK);
    doc.text(monthName(month), MARGINS.left, y, { width: WIDTH - 40, goTo: month });
    doc.text(`${page}`, MARGINS.left, y, { width: WIDTH, align: 'right', goTo: month });
    doc.moveDown(0.45);
  }
}

/** Numbers at the foot of every page but the title, with the month they belong to. */
function numbers({ doc }: Book, months: readonly Month[]): void {
  const { count } = doc.bufferedPageRange();
  for (let at = 1; at < count; at += 1) {
    doc.switchToPage(at);
    // Else a line below the margin begins a page of its own.
    doc.page.margins.bottom = 0;
    const month = months.findLast(({ page }) => page <= at + 1)?.month;
    doc.font('italic').fontSize(8.5).fillColor(MUTED);
    if (month) doc.text(monthName(month), MARGINS.left, FOOT, { width: WIDTH, align: 'left', lineBreak: false });
    doc.text(`${at + 1}`, MARGINS.left, FOOT, { width: WIDTH, align: 'right' });
  }
}
