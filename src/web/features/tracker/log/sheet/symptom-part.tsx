import { Bed, Brain, CircleDot, Plus, Smile, Sparkles, Star, Zap, type LucideIcon } from 'lucide-react';
import { Button } from '#web/ui/actions/button.tsx';
import { SymptomChips } from '../symptom-chips.tsx';
import { SYMPTOM_GROUPS, symptomsIn, type SymptomGroup } from '../symptom-groups.ts';
import { FEW, severityOf } from '../symptom-order.ts';
import { FoldGroup } from './fold-group.tsx';
import { Group } from './group.tsx';
import { sheet } from './sheet.copy.ts';
import type { SheetPartProps } from './sheet-props.ts';

const words = sheet.symptoms;
const PREVIEWED = 3;
const ICONS: Readonly<Record<SymptomGroup, LucideIcon>> = {
  aches: Zap,
  belly: CircleDot,
  head: Brain,
  skin: Sparkles,
  sleep: Bed,
  mood: Smile,
  own: Star,
};

/** The symptoms the member uses most, then all of them in their groups, and the way to the member's own. */
export function AllSymptoms({ day, set, offered, onManage }: SheetPartProps) {
  return (
    <>
      <Group title={words.most} hint={words.stronger}>
        <SymptomChips day={day} set={set} offered={offered.slice(0, FEW)} />
      </Group>
      {SYMPTOM_GROUPS.map((group) => {
        const symptoms = symptomsIn(group, offered);
        const logged = symptoms.filter((symptom) => severityOf(day, symptom) !== undefined);
        const Icon = ICONS[group];
        if (symptoms.length === 0 && group !== 'own') return null;
        return (
          <FoldGroup
            key={group}
            title={words.groups[group]}
            icon={<Icon size={20} aria-hidden="true" />}
            note={
              logged.length > 0
                ? words.logged(logged.length)
                : symptoms.length === 0
                  ? words.noneOwn
                  : words.preview(symptoms.slice(0, PREVIEWED).map(({ word }) => word))
            }
          >
            <SymptomChips day={day} set={set} offered={symptoms} />
            {group === 'own' && (
              <div>
                <Button kind="line" size="small" aria-haspopup="dialog" onClick={() => onManage('symptoms')}>
                  <Plus size={17} aria-hidden="true" />
                  {words.manage}
                </Button>
              </div>
            )}
          </FoldGroup>
        );
      })}
    </>
  );
}
