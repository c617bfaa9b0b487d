import { DEVICE_FACTS, type DeviceFact, type DeviceFacts } from '#domain/feedback/feedback.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { deviceFacts } from './device-facts.ts';
import { feedback } from './feedback.copy.ts';
import styles from './feedback.module.css';

const words = feedback.facts;
type Props = { readonly facts: DeviceFacts; readonly onFacts: (facts: DeviceFacts) => void };

/** Facts about this device: none until the member asks for them, then each to be seen and to be struck. */
export function FactsPart({ facts, onFacts }: Props) {
  if (Object.keys(facts).length === 0)
    return (
      <div>
        <Button kind="line" size="small" onClick={() => onFacts(deviceFacts())}>
          {words.add}
        </Button>
      </div>
    );
  const all = deviceFacts();
  const without = (name: DeviceFact): DeviceFacts =>
    Object.fromEntries(Object.entries(facts).filter(([other]) => other !== name));
  return (
    <fieldset className={styles.facts}>
      <legend>{words.title}</legend>
      <p className={styles.hint}>{words.hint}</p>
      {DEVICE_FACTS.map((name) => {
        const told = facts[name];
        return (
          <label key={name} className={styles.fact} data-struck={told === undefined || undefined}>
            <input
              type="checkbox"
              checked={told !== undefined}
              onChange={() => onFacts(told === undefined ? { ...facts, [name]: all[name] } : without(name))}
            />
            <span>
              {words.names[name]}: <b>{told ?? all[name]}</b>
            </span>
          </label>
        );
      })}
      <TextButton onClick={() => onFacts({})}>{words.none}</TextButton>
    </fieldset>
  );
}
