/** Words of the book and of the part of the page that makes it. */
export const bookCopy = {
  fileTitle: (year: string) => `Pages ${year}`,
  by: (name: string) => `Pages by ${name}`,
  imprint: 'Made on your own device. We don’t keep a copy.',
  contents: 'Months',
  count: (pages: number) => `${pages} ${pages === 1 ? 'page' : 'pages'} of your journal`,
  day: (day: number) => `day ${day}`,
  dream: 'Dream:',
  title: 'Your journal as a book',
  lead: 'A PDF with a title page, dated pages, and the moon of each day. It’s made on this device, and we don’t save a copy.',
  year: 'Year',
  name: 'Name on the title page',
  dedication: 'A line for the title page, if you like',
  make: 'Make my book',
  making: 'Setting your pages...',
  none: (year: string) => `You have no pages in ${year} yet. Choose another year, or write one first.`,
  done: (pages: number) => `Done. ${pages} printed pages, in your downloads.`,
  missing: (letters: readonly string[]) =>
    letters.length === 1
      ? `We have no font for ${letters[0]}, so you’ll see a square. Your journal still has it.`
      : `We have no font for ${letters.slice(0, 6).join(' ')}${letters.length > 6 ? ' and some others' : ''}, so you’ll see squares. Your journal still has them.`,
  failed: 'We couldn’t make your book. Please try again.',
} as const;
