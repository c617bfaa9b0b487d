import { toastUnsaved } from '#web/platform/outbox/kept-toast.ts';
import { useTheme } from '#web/platform/theme.ts';
import { profile, themeNotKept } from '../profile.copy.ts';
import { Window } from './window.tsx';
import styles from './light.module.css';

const OPTIONS = ['light', 'dark', 'system'] as const;
const { light } = profile;

/** Day, night, or as the member's device has it: seen at once and remembered by the server. */
export function LightChoice({ onSaved }: { readonly onSaved?: (isSaved: boolean) => void }) {
  const { theme, choose } = useTheme();
  const pick = (next: (typeof OPTIONS)[number]) =>
    void choose(next).then(
      () => onSaved?.(true),
      (error: unknown) => {
        onSaved?.(false);
        toastUnsaved(error, themeNotKept);
      },
    );
  return (
    <fieldset className={styles.choice}>
      <legend>{light.legend}</legend>
      <div className={styles.windows}>
        {OPTIONS.map((option) => (
          <label key={option} className={styles.pick}>
            <input
              className="vh"
              type="radio"
              name="theme"
              value={option}
              checked={option === theme}
              onChange={() => pick(option)}
            />
            <Window look={option} />
            <span>{light.options[option]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
