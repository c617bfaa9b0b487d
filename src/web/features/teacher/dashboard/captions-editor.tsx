import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { RecordingVersion } from '#contract/recording/recording.schemas.ts';
import type { Caption } from '#domain/recording/captions.ts';
import { captionFaults } from '#domain/recording/write-captions.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { TextArea } from '#web/ui/fields/field.tsx';
import { secondWords } from '#web/ui/sound/second-words.ts';
import { showCaptions } from '#web/ui/sound/show-captions.ts';
import { Waveform } from '#web/ui/sound/waveform.tsx';
import { dashboard } from './dashboard.copy.ts';
import styles from './dashboard.module.css';

const { captions: words } = dashboard;
/** How long a new caption is, in seconds, until its end is set. */
const NEW_SECONDS = 4;
const TENTH = 10;

/** A caption with a key that stays while its times change. */
export type Draft = Caption & { readonly key: string };
type Props = {
  readonly of: RecordingVersion;
  readonly value: readonly Draft[];
  readonly onChange: (value: readonly Draft[]) => void;
  readonly tried: boolean;
};

/** Captions made by listening: play, add one where she speaks, set where it starts and ends, type, hear it again. */
export function CaptionsEditor({ of, value, onChange, tried }: Props) {
  const audio = useRef<HTMLAudioElement>(null);
  const until = useRef<number | null>(null);
  const [now, setNow] = useState(0);
  const faults = captionFaults(value, of.seconds);
  const here = () => Math.round((audio.current?.currentTime ?? now) * TENTH) / TENTH;
  const change = (key: string, to: Partial<Caption>) =>
    onChange(inOrder(value.map((one) => (one.key === key ? { ...one, ...to } : one))));
  const add = () => {
    const from = here();
    const next = value.find((one) => one.from > from);
    const to = Math.min(from + NEW_SECONDS, next?.from ?? of.seconds, of.seconds);
    onChange(inOrder([...value, { key: crypto.randomUUID(), from, to, say: '' }]));
  };
  const hear = ({ from, to }: Caption) => {
    if (!audio.current) return;
    audio.current.currentTime = from;
    until.current = to;
    void audio.current.play();
  };
  const tick = () => {
    const second = audio.current?.currentTime ?? 0;
    setNow(second);
    if (until.current === null || second < until.current) return;
    until.current = null;
    audio.current?.pause();
  };
  const part = (second: number) => (of.seconds > 0 ? Math.min(1, second / of.seconds) : 0);
  return (
    <section className={styles.captions} aria-labelledby={`captions-${of.number}`}>
      <h4 id={`captions-${of.number}`}>{words.title}</h4>
      <p className={styles.small}>{words.hint}</p>
      <Waveform
        peaks={of.peaks}
        at={part(now)}
        spans={value.map(({ from, to }) => ({ from: part(from), to: part(to) }))}
      />
      {of.audio && (
        <audio
          ref={audio}
          controls
          preload="metadata"
          src={of.audio.address}
          aria-label={words.player}
          onTimeUpdate={tick}
        >
          <track kind="captions" default ref={(track) => showCaptions(track, of.captions)} />
        </audio>
      )}
      <ol className={styles.lines}>
        {value.map((one, at) => {
          const fault = faults[at];
          return (
            <li key={one.key} data-now={(now >= one.from && now < one.to) || undefined}>
              <TextArea
                label={words.say(at + 1)}
                name={`caption-${at + 1}`}
                rows={2}
                value={one.say}
                onChange={(say) => change(one.key, { say })}
                error={fault && (tried || fault !== 'empty') ? words.faults[fault] : undefined}
                hint={words.times(secondWords(one.from), secondWords(one.to))}
              />
              <div className={styles.times}>
                <TextButton onClick={() => change(one.key, { from: here() })}>{words.fromNow}</TextButton>
                <TextButton onClick={() => change(one.key, { to: here() })}>{words.toNow}</TextButton>
                <TextButton onClick={() => hear(one)}>{words.hear}</TextButton>
                <TextButton muted onClick={() => onChange(value.filter(({ key }) => key !== one.key))}>
                  {words.remove}
                </TextButton>
              </div>
            </li>
          );
        })}
      </ol>
      <div>
        <Button kind="line" size="small" onClick={add}>
          <Plus size={16} aria-hidden="true" /> {words.add}
        </Button>
      </div>
    </section>
  );
}

const inOrder = (all: readonly Draft[]) => all.toSorted((a, b) => a.from - b.from);
