import { Bookmark } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { MeditationWhole } from '#contract/meditation/meditation.schemas.ts';
import { secondToResume } from '#domain/meditation/playing.ts';
import { useFavorite, useListening } from '#web/features/meditation/listening.queries.ts';
import { voiceToUse } from '#web/platform/speech/choose-voice.ts';
import { useVoices } from '#web/platform/speech/use-voices.ts';
import { VoiceSettings } from '#web/features/meditation/voice/voice-settings.tsx';
import { useWakeLock } from '#web/platform/device/use-wake-lock.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TextButton, TextLink } from '#web/ui/actions/text-link.tsx';
import { Switch } from '#web/ui/choices/switch.tsx';
import { After } from './after/after.tsx';
import { Before } from './before/before.tsx';
import { usePlayerNeeds } from '#web/features/meditation/playback/needs.ts';
import type { Playback, PlaybackState, VoiceWish } from '#web/features/meditation/playback/playback.ts';
import { player as copy } from './player.copy.ts';
import { useListeningSettings, type ListeningSettings } from '#web/platform/speech/listening-settings.ts';
import { Stage } from './stage/stage.tsx';
import { UnderWords } from './stage/under-words.tsx';
import { useMediaSession } from '#web/features/meditation/playback/use-media-session.ts';
import { shelfPathOf } from '#web/features/meditation/shelf/way-to.ts';
import { useNext } from './use-next.tsx';
import { useOneAtATime } from '#web/features/meditation/playback/use-one-at-a-time.ts';
import { usePlaybackState } from '#web/features/meditation/playback/use-playback-state.ts';
import { usePlayer } from '#web/features/meditation/playback/use-player.ts';
import styles from './stage/stage.module.css';

type Props = {
  readonly whole: MeditationWhole;
  /** Begins at once: the queue led here, and there is nothing to be said before it. */ readonly isLed: boolean;
  /** What stands under the way in. */ readonly under?: ReactNode;
  readonly children?: ReactNode;
};

/** One meditation: before it, while it plays, and after it. */
export function Player({ whole, isLed, under, children }: Props) {
  const { settings, change } = useListeningSettings();
  const speech = useSpeech();
  const voices = useVoices(speech);
  const { isVoiceOn, voice: chosen, mayLeave } = settings;
  const voice = useMemo(() => voiceToUse(voices, { chosen, mayLeave }), [voices, chosen, mayLeave]);
  const wish = useWish(isVoiceOn ? (voice?.uri ?? null) : null, settings);
  const { playback, stoppedAt, begin, stop } = usePlayer(whole);
  const place = useListening().places.find(({ id }) => id === whole.id);
  const begins = useCallback(
    (from: number) => begin({ from, sounds: soundsOf(whole, settings.soundLoudness), voice: wish }),
    [begin, whole, settings.soundLoudness, wish],
  );
  useEffect(() => playback?.setVoice(wish), [playback, wish]);
  useLed(isLed, begins);
  if (stoppedAt !== null) return <After whole={whole} stoppedAt={stoppedAt} onPlay={begins} />;
  if (!playback)
    return (
      <Before whole={whole} resumeAt={secondToResume(place, whole.seconds)} onBegin={begins} under={under}>
        {children}
      </Before>
    );
  const isRecording = whole.kind === 'recording';
  const voiceSettings = isRecording ? null : (
    <VoiceSettings settings={settings} onChange={change} voices={voices} voice={voice} isAble={speech !== null} />
  );
  return (
    <Playing
      whole={whole}
      playback={playback}
      settings={settings}
      onChange={change}
      isSpoken={isRecording || wish !== null}
      onEnd={stop}
    >
      {voiceSettings}
    </Playing>
  );
}

type PlayingProps = {
  readonly whole: MeditationWhole;
  readonly playback: Playback;
  readonly settings: ListeningSettings;
  readonly onChange: (some: Partial<ListeningSettings>) => void;
  readonly isSpoken: boolean;
  readonly onEnd: () => void;
  readonly children: ReactNode;
};

function Playing({ whole, playback, settings, onChange, isSpoken, onEnd, children }: PlayingProps) {
  const state = usePlaybackState(playback);
  useMediaSession(playback, state, whole.seconds);
  useOneAtATime(playback, state.run);
  const next = useNext(whole.id);
  if (state.run === 'finished') {
    const play = (from: number) => {
      playback.seek(from);
      void playback.play();
    };
    return <After whole={whole} stoppedAt={null} onPlay={play} next={next} />;
  }
  const loudness = (to: number) => {
    playback.setLoudness(to);
    onChange({ soundLoudness: to });
  };
  return (
    <Stage
      whole={whole}
      playback={playback}
      state={state}
      isSpoken={isSpoken}
      head={<Head whole={whole} onEnd={onEnd} />}
    >
      <UnderWords
        playback={playback}
        layers={whole.bed.layers}
        loudness={settings.soundLoudness}
        onLoudness={loudness}
      />
      {children}
      <Awake state={state} />
    </Stage>
  );
}

function Head({ whole, onEnd }: { readonly whole: MeditationWhole; readonly onEnd: () => void }) {
  const { isFavorite, set } = useFavorite(whole.id);
  return (
    <div className={styles.head}>
      <TextLink href={shelfPathOf(whole)}>{whole.sequence ? copy.backToWellness : copy.back}</TextLink>
      <div className={styles.acts}>
        <IconButton label={copy.favorite.name} aria-pressed={isFavorite} onClick={() => set(!isFavorite)}>
          <Bookmark size={22} fill={isFavorite ? 'currentColor' : 'none'} />
        </IconButton>
        <TextButton onClick={onEnd}>{copy.stage.end}</TextButton>
      </div>
    </div>
  );
}

/** The screen stays on only where the member asks, and only while it plays. */
function Awake({ state }: { readonly state: PlaybackState }) {
  const [isWanted, setWanted] = useState(false);
  useWakeLock(isWanted && state.run === 'playing');
  if (import.meta.env.SSR || !('wakeLock' in navigator)) return null;
  return (
    <section className={styles.group} aria-labelledby="more">
      <h2 id="more">{copy.stage.more}</h2>
      <Switch checked={isWanted} onChange={setWanted} note={copy.stage.awakeNote}>
        {copy.stage.awake}
      </Switch>
    </section>
  );
}

/** The browser's speech, known after the first drawing: the server has none. */
function useSpeech() {
  const { speech } = usePlayerNeeds();
  return useMemo(() => (import.meta.env.SSR ? null : speech()), [speech]);
}

function useWish(uri: string | null, { voicePace, voiceLoudness }: ListeningSettings): VoiceWish | null {
  return useMemo(
    () => (uri === null ? null : { uri, pace: voicePace, loudness: voiceLoudness }),
    [uri, voicePace, voiceLoudness],
  );
}

/** Begins once, where the queue led here. */
function useLed(isLed: boolean, begins: (from: number) => void): void {
  const isBegun = useRef(false);
  useEffect(() => {
    if (!isLed || isBegun.current) return;
    isBegun.current = true;
    begins(0);
  }, [isLed, begins]);
}

function soundsOf({ bed: { layers } }: MeditationWhole, loudness: number) {
  return { levels: Object.fromEntries(layers.map(({ sound, level }) => [sound, level])), loudness };
}
