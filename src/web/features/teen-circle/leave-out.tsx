import { privateDetailsIn } from '#domain/circle/teen/private-details.ts';
import { useMember } from '#web/platform/session.ts';
import { teen } from './teen.copy.ts';
import styles from './teen.module.css';

/** Asks, while a teen writes, whether something should stay out of it. It never stands in the way. */
export function LeaveOut({ text }: { readonly text: string }) {
  const { lastName } = useMember();
  const found = privateDetailsIn(text, { last: lastName });
  return (
    <div role="status">
      {found.map((detail) => (
        <p key={detail} className={styles.hint}>
          {teen.leaveOut[detail]}
        </p>
      ))}
    </div>
  );
}
