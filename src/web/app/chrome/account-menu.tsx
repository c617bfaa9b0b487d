import {
  Compass,
  CreditCard,
  Gift,
  House,
  LogOut,
  Moon,
  NotebookPen,
  Scale,
  ShieldCheck,
  ShoppingBag,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { User } from '#contract/account/account.schemas.ts';
import { href, screens } from '#contract/screens.ts';
import { useSignOut } from '#web/app/signing-out/sign-out.ts';
import { DeferredLeaveDialog } from '#web/features/unsent/public.ts';
import { useUser } from '#web/platform/session.ts';
import { Menu, MenuAction, MenuLink } from '#web/ui/overlays/menu.tsx';
import { Avatar } from '#web/ui/people/avatar.tsx';
import styles from './account-menu.module.css';
import { chromeCopy } from './chrome.copy.ts';

const { account } = chromeCopy;
/** The pages of admins. */
const ADMIN = [
  ['adminUsers', UsersRound],
  ['adminMeditations', Moon],
  ['adminOverview', House],
  ['adminShop', ShoppingBag],
  ['adminPayouts', Scale],
  ['adminFeedback', NotebookPen],
] as const;

/**
 * The menu of the member's account (§2.3): Log out and the pages that exist; further ones bring their items, admin
 * pages by role.
 */
export function AccountMenu() {
  const user = useUser() ?? null;
  const { signOut, busy, left, finish, stay } = useSignOut();
  return (
    <>
      <Menu
        label={account.label}
        trigger={<Avatar name={user?.firstName ?? ''} email={user?.email} imageUrl={user?.profileImageUrl} />}
        head={user && <Head user={user} />}
      >
        {user?.ageGroup === 'adult' && user.roles.length === 0 && (
          <MenuLink
            href={href(isSubscribed(user) ? 'subscriptionManagement' : 'subscription')}
            icon={<CreditCard size={20} strokeWidth={1.6} aria-hidden="true" />}
          >
            {account.billing}
          </MenuLink>
        )}
        {user && (
          <MenuLink href={href('profileSettings')} icon={<UserRound size={20} strokeWidth={1.6} aria-hidden="true" />}>
            {account.settings}
          </MenuLink>
        )}
        <MenuLink href={href('customizeJourney')} icon={<Compass size={20} aria-hidden="true" />}>
          {account.customize}
        </MenuLink>
        {user && (
          <MenuLink
            href={href('privacySettings')}
            icon={<ShieldCheck size={20} strokeWidth={1.6} aria-hidden="true" />}
          >
            {account.privacy}
          </MenuLink>
        )}
        {user?.ageGroup === 'adult' && (
          <MenuLink href={href('referrals')} icon={<Gift size={20} strokeWidth={1.6} aria-hidden="true" />}>
            {screens.referrals.title}
          </MenuLink>
        )}
        {user?.roles.includes('admin') &&
          ADMIN.map(([name, Icon]) => (
            <MenuLink key={name} href={href(name)} icon={<Icon size={20} strokeWidth={1.6} aria-hidden="true" />}>
              {screens[name].title}
            </MenuLink>
          ))}
        {user && (
          <MenuAction icon={<LogOut size={20} strokeWidth={1.6} aria-hidden="true" />} onSelect={() => void signOut()}>
            {busy ? account.loggingOut : account.logOut}
          </MenuAction>
        )}
      </Menu>
      {left && <DeferredLeaveDialog left={left} onClose={stay} onFinish={finish} />}
    </>
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

/** Staff have everything open and never meet a plan. */
function isSubscribed({ subscriptionStatus, roles }: User): boolean {
  if (roles.length > 0) return false;
  return subscriptionStatus === 'active' || subscriptionStatus === 'lifetime';
}
