import { Pause, Play, SkipBack, SkipForward, Square } from 'lucide-react';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Segments } from '#web/ui/choices/segments.tsx';
import { SelectField } from '#web/ui/fields/field.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { piece } from '../piece/piece.copy.ts';
import type { Aloud } from './use-aloud.ts';
import styles from './aloud.module.css';

const copy = piece.aloud;

/** While a piece is read aloud: pause, one paragraph back or ahead, the pace, and which voice. */
export function AloudBar({ aloud }: { readonly aloud: Aloud }) {
  const { run, voices, voice, pace } = aloud;
  if (run === 'off') return null;
  if (run === 'lost') return <Notice tone="warning">{copy.lost}</Notice>;
  return (
    <section className={styles.bar} aria-label={copy.group}>
      <div className={styles.acts}>
        <IconButton label={copy.back} onClick={() => aloud.step(-1)}>
          <SkipBack size={20} />
        </IconButton>
        {run === 'speaking' ? (
          <Button kind="line" size="small" onClick={aloud.pause}>
            <Pause size={16} />
            {copy.pause}
          </Button>
        ) : (
          <Button kind="line" size="small" onClick={aloud.begin}>
            <Play size={16} />
            {copy.goOn}
          </Button>
        )}
        <IconButton label={copy.ahead} onClick={() => aloud.step(1)}>
          <SkipForward size={20} />
        </IconButton>
        <IconButton label={copy.stop} onClick={aloud.stop}>
          <Square size={18} />
        </IconButton>
      </div>
      <Segments
        label={copy.pace}
        name="reading-pace"
        options={copy.paces}
        value={String(pace)}
        onChange={(value) => aloud.choose({ voicePace: Number(value) })}
      />
      {voices.length > 1 && (
        <SelectField
          label={copy.voice}
          name="reading-voice"
          value={voice?.uri ?? ''}
          placeholder={copy.voice}
          options={voices.map(({ uri, name }) => ({ value: uri, label: name }))}
          onChange={(uri) => aloud.choose({ voice: uri })}
        />
      )}
    </section>
  );
}
