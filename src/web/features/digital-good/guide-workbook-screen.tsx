import { useWorkbook } from './digital-good.queries.ts';
import { PaperPage } from './paper-page.tsx';
import { WorkbookPaper } from './workbook/workbook-paper.tsx';

/** /shop/downloads/workbook: the twelve weeks with room to write, to print or to save as PDF by the browser's print. */
export function GuideWorkbookScreen() {
  const query = useWorkbook();
  return <PaperPage query={query}>{query.data ? <WorkbookPaper weeks={query.data.weeks} /> : null}</PaperPage>;
}
