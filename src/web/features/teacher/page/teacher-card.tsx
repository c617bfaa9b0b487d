import { useState } from 'react';
import type { TeacherPage } from '#contract/teacher/teacher.schemas.ts';
import { avatarInitial } from '#domain/account/avatar.ts';
import { Kicker } from '#web/ui/layout/page.tsx';
import { profileCopy } from '../profile.copy.ts';
import styles from '../teacher.module.css';

const { page: words } = profileCopy;
type Props = {
  readonly of: TeacherPage;
  readonly level: 'h1' | 'h2';
  /** What stands in for a name and words that are not there yet. */ readonly empty?: {
    readonly name: string;
    readonly words: string;
  };
};

/** A teacher as members meet her: portrait, name, words. On her page the name is its title. */
export function TeacherCard({ of, level: Name, empty }: Props) {
  const Part = Name === 'h1' ? 'h2' : 'h3';
  return (
    <article className={styles.card}>
      <div className={styles.who}>
        <Portrait key={of.portraitUrl} name={of.name} imageUrl={of.portraitUrl} />
        <div>
          <Kicker>{words.kicker}</Kicker>
          <Name tabIndex={Name === 'h1' ? -1 : undefined}>{of.name.trim() || empty?.name}</Name>
          <p className={styles.line}>
            {of.addressed.trim() !== '' && <span>{words.addressed(of.addressed)}</span>}
            {of.languages.trim() !== '' && <span>{words.languages(of.languages)}</span>}
          </p>
        </div>
      </div>
      <p className={styles.about}>{of.words.trim() || empty?.words}</p>
      {of.approach.trim() !== '' && (
        <>
          <Part>{words.approach}</Part>
          <p className={styles.about}>{of.approach}</p>
        </>
      )}
    </article>
  );
}

/** Her portrait in an arch, or her initial. Decorative: her name stands beside it. */
function Portrait({ name, imageUrl }: { readonly name: string; readonly imageUrl: string | null }) {
  const [isBroken, setIsBroken] = useState(false);
  return imageUrl && !isBroken ? (
    <img className={styles.arch} src={imageUrl} alt="" onError={() => setIsBroken(true)} />
  ) : (
    <span className={styles.arch} aria-hidden="true">
      {avatarInitial(name)}
    </span>
  );
}
