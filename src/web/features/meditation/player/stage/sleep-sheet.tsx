import { player } from '#web/features/meditation/player/player.copy.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import styles from './controls.module.css';

const copy = player.sleep;
const CHOICES = [5, 10, 15, 20, 30, 45] as const;
type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly isSet: boolean;
  readonly onChoose: (minutes: number | null) => void;
};

/** After how many minutes the sounds fade and everything stops. */
export function SleepSheet({ open, onClose, isSet, onChoose }: Props) {
  const choose = (minutes: number | null) => {
    onChoose(minutes);
    onClose();
  };
  return (
    <Sheet open={open} onClose={onClose} title={copy.title}>
      <Stack gap={3}>
        <p>{copy.lead}</p>
        <div className={styles.choices}>
          {CHOICES.map((minutes) => (
            <Button key={minutes} kind="line" full onClick={() => choose(minutes)}>
              {copy.after(minutes)}
            </Button>
          ))}
        </div>
        {isSet && (
          <Button kind="quiet" onClick={() => choose(null)}>
            {copy.off}
          </Button>
        )}
      </Stack>
    </Sheet>
  );
}
