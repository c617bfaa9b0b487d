import { href } from '#contract/screens.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { TextArea } from '#web/ui/fields/field.tsx';
import { referralCopy } from '../referral.copy.ts';
import styles from './share.module.css';

const { words, card } = referralCopy;
const LONGEST = 500;

type Props = { readonly text: string; readonly onText: (text: string) => void };

/** Words that she may change and that go along with her link, and the way to a card on paper. */
export function WaysToShare({ text, onText }: Props) {
  return (
    <div className={styles.ways}>
      <section aria-labelledby="words">
        <h2 id="words">{words.title}</h2>
        <TextArea
          label={words.field}
          hint={words.hint}
          name="referral-words"
          rows={3}
          maxLength={LONGEST}
          value={text}
          onChange={onText}
        />
      </section>
      <section aria-labelledby="paper">
        <h2 id="paper">{card.title}</h2>
        <p className={styles.quiet}>{card.text}</p>
        <p className={styles.go}>
          <LinkButton kind="line" href={href('referralCard')}>
            {card.open}
          </LinkButton>
        </p>
      </section>
    </div>
  );
}
