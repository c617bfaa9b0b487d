export { library } from './library.ts';
export { libraryOf, type MyLibrary } from './readable.ts';
