import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { levelOf, soundsOn } from '#domain/ambient/mix.ts';
import type { Preset } from '#domain/ambient/presets.ts';
import type { Levels } from '#domain/sound/sound.ts';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { SaveNotice } from '#web/platform/outbox/save-notice.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { Section } from '#web/ui/layout/page.tsx';
import { Empty } from '#web/ui/status/empty.tsx';
import { ambient, SOUND_NAMES } from '../ambient.copy.ts';
import { usePresetChanges } from '../ambient.queries.ts';
import styles from './mixes.module.css';

const words = ambient.own;
type Props = {
  /** Null before they came. */ readonly own: readonly Preset[] | null;
  readonly onOpen: (levels: Levels) => void;
};

/** The mixes the member kept: what is in them, and the way to let one go. */
export function OwnMixes({ own, onOpen }: Props) {
  const { keep, remove } = usePresetChanges();
  const [gone, setGone] = useState<Preset | null>(null);
  if (!own) return null;
  const letGo = (preset: Preset) => {
    const done = () => setGone(preset);
    remove.mutate(preset, { onSuccess: done, onError: (failure) => isKept(failure) && done() });
  };
  const undo = (preset: Preset) => {
    setGone(null);
    keep.mutate(preset);
  };
  const error = remove.error ?? keep.error;
  return (
    <Section id="own-mixes" title={words.title}>
      {own.length === 0 && !gone && <Empty title={words.empty}>{words.emptyText}</Empty>}
      <ul className={styles.own}>
        {own.map((preset) => (
          <li key={preset.id}>
            <button
              type="button"
              className={styles.use}
              aria-label={words.load(preset.name)}
              onClick={() => onOpen(preset.levels)}
            >
              <b>{preset.name}</b>
              <span>
                {words.parts(
                  soundsOn(preset.levels).map((sound) => [SOUND_NAMES[sound], levelOf(preset.levels, sound)]),
                )}
              </span>
            </button>
            <IconButton label={words.remove(preset.name)} onClick={() => letGo(preset)}>
              <Trash2 size={20} strokeWidth={1.6} />
            </IconButton>
          </li>
        ))}
      </ul>
      {error && <SaveNotice error={error} fallback={words.failed} />}
      <div className={styles.gone} role="status">
        {gone && (
          <>
            {words.deleted(gone.name)} <TextButton onClick={() => undo(gone)}>{words.undo}</TextButton>
          </>
        )}
      </div>
    </Section>
  );
}
