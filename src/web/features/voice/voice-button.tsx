import { Mic, Settings2, Square } from 'lucide-react';
import { useState } from 'react';
import { deferred } from '#web/platform/deferred.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { recogniserHere } from './recogniser.ts';
import type { SpokenField } from './spoken-text.ts';
import { useVoice } from './use-voice.ts';
import { NOT_AVAILABLE, voice } from './voice.copy.ts';
import { useVoiceConsent } from './voice.queries.ts';
import styles from './voice.module.css';

const VoiceDialog = deferred(async () => (await import('./voice-dialog.tsx')).VoiceDialog);
/** `name` says which field it is, as in "Speak into your note": "your note". */
export type VoiceProps = SpokenField & { readonly name: string };

/**
 * A microphone for a text field (§4.11): asks for consent before the first time, shows what it hears, and stops at a
 * press.
 */
export function VoiceButton({ name, ...spoken }: VoiceProps) {
  const { state, interim, said, start, stop } = useVoice(spoken);
  const { consent, ask } = useVoiceConsent();
  const [asked, setAsked] = useState(false);
  const on = state === 'listening';
  const press = async () => {
    if (on) return stop();
    if (!recogniserHere()) return void toast(NOT_AVAILABLE);
    const known = consent ?? (await ask());
    if (!known) return void toast(voice.unknown);
    if (known.given) return start();
    return setAsked(true);
  };
  const agreed = () => {
    setAsked(false);
    void start();
  };
  return (
    <div className={styles.voice} data-on={on || undefined}>
      <IconButton label={on ? voice.stop(name) : voice.speak(name)} aria-pressed={on} onClick={() => void press()}>
        {on ? (
          <Square size={18} strokeWidth={1.6} aria-hidden="true" />
        ) : (
          <Mic size={20} strokeWidth={1.6} aria-hidden="true" />
        )}
      </IconButton>
      {consent?.given && !on && (
        <IconButton label={voice.settings} aria-haspopup="dialog" onClick={() => setAsked(true)}>
          <Settings2 size={18} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      )}
      {on && (
        <p className={styles.interim} aria-hidden="true">
          {interim || voice.listeningShort}
        </p>
      )}
      <p role="status" className={said === voice.full ? styles.said : styles.unseen}>
        {said}
      </p>
      {asked && <VoiceDialog onClose={() => setAsked(false)} onAgreed={agreed} />}
    </div>
  );
}
