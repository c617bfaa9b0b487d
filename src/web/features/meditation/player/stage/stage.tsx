import { useMemo, useState, type ReactNode } from 'react';
import type { MeditationWhole } from '#contract/meditation/meditation.schemas.ts';
import { breathAt, breathSpans } from '#domain/meditation/breath.ts';
import { cueAt, partAt, partsOf } from '#domain/meditation/cues.ts';
import { clockWords } from '#domain/meditation/playing.ts';
import { poseAt, useFigures } from '#web/features/meditation/player/figures.ts';
import { player } from '#web/features/meditation/player/player.copy.ts';
import type { Playback, PlaybackState } from '#web/features/meditation/playback/playback.ts';
import { useArrival } from '#web/features/meditation/player/use-arrival.ts';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { BreathPacer } from './breath-pacer.tsx';
import { Caption } from './caption.tsx';
import { Controls } from './controls.tsx';
import { Hills } from './hills.tsx';
import { MoonRing } from './moon-ring.tsx';
import { usePlayerKeys } from './use-player-keys.ts';
import { WayThrough } from './way-through.tsx';
import styles from './stage.module.css';

const copy = player.stage;
type Props = {
  readonly whole: MeditationWhole;
  readonly playback: Playback;
  readonly state: PlaybackState;
  readonly isSpoken: boolean;
  readonly head: ReactNode;
  readonly children: ReactNode;
};

/** A meditation while it plays: the disc or the breath, the words of now, the controls, and the way through. */
export function Stage({ whole, playback, state, isSpoken, head, children }: Props) {
  const { cues, seconds, title } = whole;
  const spans = useMemo(() => breathSpans(cues), [cues]);
  const parts = useMemo(() => partsOf(cues, seconds), [cues, seconds]);
  const [preview, setPreview] = useState<number | null>(null);
  const second = preview ?? state.second;
  const cue = cueAt(cues, second);
  const part = partAt(parts, second);
  const heading = useArrival();
  usePlayerKeys(playback);
  return (
    <section className={styles.stage} data-ground="night" aria-label={copy.name(title)}>
      <Hills />
      {head}
      <div className={styles.core}>
        <Picture {...{ whole, playback, state, second, spans, cue }} />
        <div className={styles.words}>
          <div className={styles.kicker}>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {parts[part] && <p>{parts[part].title}</p>}
          </div>
          <Caption now={cues[cue]} next={cues[cue + 1]} isSpoken={isSpoken && !state.isVoiceLost} />
          <Told state={state} onAgain={() => void playback.play()} />
        </div>
        <Controls playback={playback} state={state} seconds={seconds} second={second} onPreview={setPreview} />
      </div>
      <aside className={styles.side}>
        {parts.length > 0 && <WayThrough parts={parts} cues={cues} at={part} onGo={(to) => playback.seek(to)} />}
        {children}
      </aside>
    </section>
  );
}

type PictureProps = Pick<Props, 'whole' | 'playback' | 'state'> & {
  readonly second: number;
  readonly spans: ReturnType<typeof breathSpans>;
  readonly cue: number;
};

function Picture({ whole: { seconds, cues }, playback, state, second, spans, cue }: PictureProps) {
  const figureOf = useFigures();
  const pose = poseAt(cues, cue);
  const figure = (pose && figureOf?.(pose)) ?? null;
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const breath = breathAt(spans, second);
  const isMoving = state.run === 'playing' && !isStill;
  return (
    <div className={styles.picture} data-figure={(figure !== null && !breath) || undefined}>
      {breath ? (
        <BreathPacer
          breath={breath}
          spans={spans}
          moving={isMoving ? playback.position : null}
          share={second / seconds}
          seconds={seconds}
        />
      ) : (
        (figure ?? (
          <MoonRing
            second={second}
            seconds={seconds}
            label={copy.disc(clockWords(second), clockWords(seconds))}
            isStill={!isMoving}
          />
        ))
      )}
      <p className="vh" role="status">
        {breath && state.run === 'playing' ? copy.breath.say[breath.side] : ''}
      </p>
    </div>
  );
}

type ToldProps = { readonly state: PlaybackState; readonly onAgain: () => void };

/** What became of sound and voice, and why it stands. */
function Told({ state: { run, pausedBy, isSilent, isVoiceLost }, onAgain }: ToldProps) {
  if (run === 'paused' && pausedBy === 'failed')
    return (
      <Notice tone="danger" action={<TextButton onClick={onAgain}>{copy.again}</TextButton>}>
        {copy.paused.failed}
      </Notice>
    );
  return (
    <div className={styles.told} role="status">
      {run === 'opening' && <p>{copy.opening}</p>}
      {run === 'paused' && pausedBy && <p>{copy.paused[pausedBy]}</p>}
      {isSilent && <p>{copy.silent}</p>}
      {isVoiceLost && <p>{copy.voiceLost}</p>}
    </div>
  );
}
