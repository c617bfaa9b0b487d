import { useState } from 'react';
import { href } from '#contract/screens.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { Accounts } from './accounts.tsx';
import { admin as words } from './admin.copy.ts';
import { Trail } from './trail.tsx';
import styles from './admin.module.css';

/** /admin/users and /admin-users: the accounts by masked names, and what staff did with them. */
export function AdminUsersScreen() {
  const [tab, setTab] = useState<'accounts' | 'trail'>('accounts');
  return (
    <>
      <div className={styles.title}>
        <PageHead kicker={words.kicker} title={words.title} />
      </div>
      {/* Under the title, never beside it: there it would fit with some letters and not with others. */}
      <p>
        <TextLink href={href('adminHouse')}>{words.house}</TextLink>
      </p>
      <Tabs
        label={words.tabs}
        value={tab}
        onChange={setTab}
        tabs={[
          { key: 'accounts', label: words.tab.accounts, panel: <Accounts /> },
          { key: 'trail', label: words.tab.trail, panel: <Trail /> },
        ]}
      />
    </>
  );
}
