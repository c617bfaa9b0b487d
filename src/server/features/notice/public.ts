export { deliverNotice } from './deliver.ts';
