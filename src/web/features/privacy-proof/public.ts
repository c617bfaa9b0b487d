export { ProcessorList } from './processor-list.tsx';
export { StoredTable } from './stored-table.tsx';
