import { makeBook, type BookAsked } from './make-book.ts';

// Setting a year of pages takes seconds: here nothing on the page waits for it.
addEventListener('message', ({ data }: MessageEvent<BookAsked>) => {
  makeBook(data).then(
    (made) => postMessage(made, { transfer: [made.file.buffer] }),
    () => postMessage(null),
  );
});
