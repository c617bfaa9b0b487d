import { Feather } from 'lucide-react';
import { useState } from 'react';
import { avatarColour, avatarInitial } from '#domain/account/avatar.ts';
import styles from './avatar.module.css';

type Props = {
  name: string;
  email?: string | undefined;
  imageUrl?: string | null | undefined;
  size?: 'small' | 'medium' | 'large';
};
type Size = NonNullable<Props['size']>;

/**
 * The member's image, or the member's initial on one of twelve pastels (§2.10): 32, 40 or 64 px. Decorative: the
 * member's name stands beside it or in the label around it.
 */
export function Avatar({ name, email = '', imageUrl, size = 'medium' }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const initial = avatarInitial(name, email);
  if (imageUrl && imageUrl !== broken)
    return <img className={styles.avatar} data-size={size} src={imageUrl} alt="" onError={() => setBroken(imageUrl)} />;
  if (initial === '') return <AnonymousAvatar size={size} />;
  return (
    <span className={styles.avatar} data-size={size} data-pastel={avatarColour(name, email)} aria-hidden="true">
      {initial}
    </span>
  );
}

/** Somebody without a name is a feather, never a letter. */
export function AnonymousAvatar({ size = 'medium' }: { size?: Size }) {
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      <Feather size={size === 'large' ? 28 : 18} />
    </span>
  );
}
