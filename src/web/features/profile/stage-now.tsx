import { useCycleView } from '#web/features/cycle/public.ts';
import { StageLine } from '#web/features/stage/public.ts';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { profile } from './profile.copy.ts';
import styles from './profile.module.css';

const { stage } = profile;

/** Where the member is in life (decisions 8), chosen as on the tracker. */
export function StageNow() {
  const { data, isError, refetch } = useCycleView();
  if (data)
    return (
      <div className={styles.stage}>
        <StageLine now={data} />
      </div>
    );
  return (
    <p role="status" className={styles.note}>
      {isError ? (
        <>
          {stage.failed} <TextButton onClick={() => void refetch()}>{stage.again}</TextButton>
        </>
      ) : (
        stage.coming
      )}
    </p>
  );
}
