import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { useFoodLists } from '../meal.queries.ts';
import { day } from './day.copy.ts';
import styles from './add-meal.module.css';

const copy = day.ask;

/** Asked once, and never again: whether food is hard for her. */
export function GentleQuestion() {
  const lists = useFoodLists();
  const answer = (isHard: 'yes' | 'no' | 'not_said') => () => lists.mutate({ name: 'putFoodManner', body: { isHard } });
  return (
    <Notice
      tone="care"
      title={copy.title}
      action={
        <div className={styles.days}>
          <Button kind="line" size="small" onClick={answer('yes')}>
            {copy.yes}
          </Button>
          <Button kind="line" size="small" onClick={answer('no')}>
            {copy.no}
          </Button>
          <Button kind="line" size="small" onClick={answer('not_said')}>
            {copy.skip}
          </Button>
        </div>
      }
    >
      {copy.text} {copy.after}
    </Notice>
  );
}
