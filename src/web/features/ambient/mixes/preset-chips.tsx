import { Plus } from 'lucide-react';
import { useState } from 'react';
import { isSameMix, soundsOn } from '#domain/ambient/mix.ts';
import { MOST_PRESETS } from '#domain/ambient/presets.ts';
import type { Levels } from '#domain/sound/sound.ts';
import { Chip } from '#web/ui/choices/chip.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Spinner } from '#web/ui/status/waiting.tsx';
import { ambient } from '../ambient.copy.ts';
import type { useSoundPresets } from '../ambient.queries.ts';
import { KeepDialog } from './keep-dialog.tsx';
import styles from './mixes.module.css';

const words = ambient.presets;
type Props = {
  readonly presets: ReturnType<typeof useSoundPresets>;
  readonly levels: Levels;
  readonly onOpen: (levels: Levels) => void;
};

/** Our mixes, the member's, and the way to keep the one that is set. */
export function PresetChips({ presets: { data, isError, isFetching, refetch }, levels, onOpen }: Props) {
  return (
    <div>
      {data ? (
        <div className={styles.chips} role="group" aria-label={words.label}>
          {[...data.ours, ...data.own].map((preset) => (
            <Chip key={preset.id} pressed={isSameMix(preset.levels, levels)} onPress={() => onOpen(preset.levels)}>
              {preset.name}
            </Chip>
          ))}
          <Keep levels={levels} count={data.own.length} />
        </div>
      ) : isError ? (
        <Notice
          tone="warning"
          action={
            <Button kind="line" size="small" busy={isFetching} onClick={() => void refetch()}>
              {words.again}
            </Button>
          }
        >
          {words.failed}
        </Notice>
      ) : (
        <Spinner>{words.loading}</Spinner>
      )}
    </div>
  );
}

function Keep({ levels, count }: { readonly levels: Levels; readonly count: number }) {
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const press = () => {
    const why = soundsOn(levels).length === 0 ? ambient.keep.silent : count >= MOST_PRESETS ? ambient.keep.full : '';
    setSaid(why);
    setOpen(why === '');
  };
  return (
    <>
      <button type="button" className={styles.keep} aria-haspopup="dialog" onClick={press}>
        <Plus size={16} />
        {words.keep}
      </button>
      <p className={styles.said} role="status">
        {said}
      </p>
      {isOpen && (
        <KeepDialog
          levels={levels}
          onClose={() => setOpen(false)}
          onKept={(told) => {
            setOpen(false);
            setSaid(told);
          }}
        />
      )}
    </>
  );
}
