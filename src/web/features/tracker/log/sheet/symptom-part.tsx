import { Button } from '#web/ui/actions/button.tsx';
import { SymptomChips } from '../symptom-chips.tsx';
import { sheet } from './sheet.copy.ts';
import type { SheetPartProps } from './sheet-props.ts';

/** All symptoms, and the way to the member's own. */
export function SymptomPart({ day, set, offered, onManage }: SheetPartProps) {
  return (
    <>
      <SymptomChips day={day} set={set} offered={offered} />
      <div>
        <Button kind="line" size="small" aria-haspopup="dialog" onClick={() => onManage('symptoms')}>
          {sheet.symptoms.manage}
        </Button>
      </div>
    </>
  );
}
