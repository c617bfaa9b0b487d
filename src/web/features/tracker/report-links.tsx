import { ChartNoAxesColumn, Printer } from 'lucide-react';
import { href } from '#contract/screens.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { tracker } from './tracker.copy.ts';

/** The ways to what the member's logs say when laid side by side, and to the paper for the member's doctor. */
export function ReportLinks() {
  return (
    <>
      <LinkButton kind="line" size="small" href={href('insights')}>
        <ChartNoAxesColumn size={17} aria-hidden="true" />
        {tracker.patterns}
      </LinkButton>
      <LinkButton kind="line" size="small" href={href('report')}>
        <Printer size={17} aria-hidden="true" />
        {tracker.report}
      </LinkButton>
    </>
  );
}
