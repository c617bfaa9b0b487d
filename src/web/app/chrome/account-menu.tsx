import { Compass, CreditCard, LogOut, Send, ShieldCheck, UserRound, UsersRound, Headphones, type LucideIcon } from 'lucide-react';
import type { User } from '#contract/account/account.schemas.ts';
import { useSignOut } from '#web/app/sign-out.ts';
import { useUser } from '#web/platform/session.ts';
import { Menu, MenuAction, MenuLink } from '#web/ui/overlays/menu.tsx';
import { Avatar } from '#web/ui/people/avatar.tsx';
import styles from './account-menu.module.css';
import { chromeCopy } from './chrome.copy.ts';
import { exists } from './menu.ts';

const { account } = chromeCopy;
type Item = { readonly path: string; readonly word: string; readonly Icon: LucideIcon };

/** The menu of her account (§2.3): the pages that exist, admin pages by role, Log out. */
export function AccountMenu() {
  const user = useUser() ?? null;
  const { signOut, busy } = useSignOut();
  return (
    <Menu label={account.label} trigger={<Avatar name={user?.firstName ?? ''} email={user?.email} imageUrl={user?.profileImageUrl} />} head={user && <Head user={user} />}>
      {itemsFor(user).map(({ path, word, Icon }) => (
        <MenuLink key={path} href={path} icon={<Icon size={20} strokeWidth={1.6} aria-hidden="true" />}>
          {word}
        </MenuLink>
      ))}
      {user && (
        <MenuAction icon={<LogOut size={20} strokeWidth={1.6} aria-hidden="true" />} onSelect={() => void signOut()}>
          {busy ? account.loggingOut : account.logOut}
        </MenuAction>
      )}
    </Menu>
  );
}

function Head({ user }: { user: User }) {
  const subscribed = isSubscribed(user);
  return (
    <p className={styles.head}>
      <b>{user.firstName || user.email}</b>
      {subscribed && <span>{account.premium}</span>}
    </p>
  );
}

function itemsFor(user: User | null): Item[] {
  const items: Item[] = [
    { path: user && isSubscribed(user) ? '/subscription-management' : '/subscription', word: account.billing, Icon: CreditCard },
    { path: '/profile-settings', word: account.profile, Icon: UserRound },
    { path: '/customize-journey', word: account.customize, Icon: Compass },
    { path: '/privacy-settings', word: account.privacy, Icon: ShieldCheck },
    { path: '/referrals', word: account.referrals, Icon: Send },
  ];
  const admin: Item[] = [
    { path: '/admin/users', word: account.users, Icon: UsersRound },
    { path: '/admin/meditations', word: account.meditations, Icon: Headphones },
  ];
  return [...items, ...(user?.roles.includes('admin') ? admin : [])].filter(({ path }) => exists(path));
}

function isSubscribed({ subscriptionStatus }: User): boolean {
  return subscriptionStatus === 'active' || subscriptionStatus === 'lifetime';
}
