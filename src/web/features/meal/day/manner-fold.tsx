import type { MealDay } from '#contract/meal/meal.schemas.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { useMember } from '#web/platform/session.ts';
import { Switch } from '#web/ui/choices/switch.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { useFoodLists } from '../meal.queries.ts';
import { day } from './day.copy.ts';
import { KeptFoods } from './kept-foods.tsx';
import styles from './manner-fold.module.css';

// Whom to call comes when it is drawn: few pages carry the lines of every country.
const Listeners = deferred(async () => (await import('./listeners.tsx')).Listeners, { rare: true });
const copy = day.manner;

/** How food is shown, what she keeps for it, and who listens where it is hard. */
export function MannerFold({ reply }: { readonly reply: MealDay }) {
  const { manner } = reply;
  const { ageGroup } = useMember();
  const lists = useFoodLists();
  const failed = lists.error !== null && !isKept(lists.error);
  return (
    <div className={styles.folds}>
      {manner.isHard && (
        <Fold summary={copy.help} open>
          <Listeners />
        </Fold>
      )}
      <Fold summary={copy.title} note={manner.numbers ? copy.on : copy.off}>
        <div className={styles.inside}>
          {manner.mayShow && (
            <Switch
              checked={manner.numbers}
              note={copy.numbersNote}
              onChange={(numbers) => lists.mutate({ name: 'putFoodManner', body: { numbers } })}
            >
              {copy.numbers}
            </Switch>
          )}
          <Switch
            checked={manner.isHard}
            note={copy.hardNote}
            onChange={(isHard) => lists.mutate({ name: 'putFoodManner', body: { isHard: isHard ? 'yes' : 'no' } })}
          >
            {copy.hard}
          </Switch>
          {failed && <Notice tone="danger">{copy.failed}</Notice>}
          {!manner.isHard && ageGroup === 'teen' && (
            <Fold summary={copy.help} bare>
              <Listeners />
            </Fold>
          )}
        </div>
      </Fold>
      <KeptFoods reply={reply} />
    </div>
  );
}
