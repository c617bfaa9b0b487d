import { Slider } from '#web/features/meditation/player/stage/slider.tsx';
import type { ListeningSettings } from '#web/platform/speech/listening-settings.ts';
import { Segments } from '#web/ui/choices/segments.tsx';
import { Switch } from '#web/ui/choices/switch.tsx';
import { SelectField } from '#web/ui/fields/field.tsx';
import type { Voice } from '#web/platform/speech/speech.ts';
import { voiceCopy as copy } from './voice.copy.ts';
import styles from './voice-settings.module.css';

const FULL = 100;
type Props = {
  readonly settings: ListeningSettings;
  readonly onChange: (some: Partial<ListeningSettings>) => void;
  /** All of the page's language; empty where there are none. */ readonly voices: readonly Voice[];
  /** The one that speaks. */ readonly voice: Voice | null;
  readonly isAble: boolean;
};

/**
 * Whether a voice speaks the words, which, how fast and how loud. Voices whose words would leave the device are offered
 * only after the member was told and said so.
 */
export function VoiceSettings({ settings, onChange, voices, voice, isAble }: Props) {
  const offered = voices.filter(({ isLocal }) => isLocal || settings.mayLeave);
  const hasAway = voices.some(({ isLocal }) => !isLocal);
  const { isVoiceOn } = settings;
  return (
    <section className={styles.voice} aria-labelledby="voice">
      <h2 id="voice">{copy.title}</h2>
      {isAble && offered.length > 0 ? (
        <Switch checked={isVoiceOn} onChange={(on) => onChange({ isVoiceOn: on })} note={copy.lead}>
          {copy.on}
        </Switch>
      ) : (
        <p>{isAble ? copy.none : copy.unable}</p>
      )}
      {isVoiceOn && offered.length > 0 && (
        <>
          <SelectField
            label={copy.voice}
            name="voice"
            value={voice?.uri ?? ''}
            placeholder={copy.voice}
            options={offered.map(({ uri, name, isLocal }) => ({ value: uri, label: isLocal ? name : copy.away(name) }))}
            onChange={(uri) => onChange({ voice: uri })}
          />
          <Segments
            label={copy.pace}
            name="voice-pace"
            options={copy.paces}
            value={String(settings.voicePace)}
            onChange={(pace) => onChange({ voicePace: Number(pace) })}
          />
          <div className={styles.level}>
            <span aria-hidden="true">{copy.loudness}</span>
            <Slider
              label={copy.loudness}
              value={Math.round(settings.voiceLoudness * FULL)}
              max={FULL}
              step={5}
              textOf={(value) => copy.percent(value / FULL)}
              onChange={(value) => onChange({ voiceLoudness: value / FULL })}
            />
          </div>
        </>
      )}
      {hasAway && (
        <Switch checked={settings.mayLeave} onChange={(mayLeave) => onChange({ mayLeave })} note={copy.leavesNote}>
          {copy.leaves}
        </Switch>
      )}
    </section>
  );
}
