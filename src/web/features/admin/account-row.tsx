import { Ellipsis } from 'lucide-react';
import { useId, useState } from 'react';
import type { Account } from '#contract/admin/admin.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { dateWithYear, shortDate } from '#web/ui/drawings/dates/date-words.ts';
import { Avatar } from '#web/ui/people/avatar.tsx';
import { Badge } from '#web/ui/status/badge.tsx';
import { AccountActs } from './account-acts.tsx';
import { admin, planOf } from './admin.copy.ts';
import { momentOf } from './moment-of.ts';
import styles from './admin.module.css';

const { columns, facts } = admin;

/** One account of the list; opened, what else is known of it and what can be done. */
export function AccountRow({ of }: { readonly of: Account }) {
  const [isOpen, setOpen] = useState(false);
  const [acted, setActed] = useState<Account | null>(null);
  const today = useToday();
  const id = useId();
  const account = acted ?? of;
  const plan = planOf(account);
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <Avatar name={account.name} email={account.address} size="small" />
        <p>
          <b>{account.name || admin.nameless}</b>
          <small>{account.address}</small>
        </p>
        {account.isMe && <Badge>{admin.you}</Badge>}
        {account.state !== 'active' && (
          <Badge kind={account.state === 'paused' ? 'expired' : 'plain'}>{admin.states[account.state]}</Badge>
        )}
      </div>
      <div className={styles.about}>
        <p>{admin.roles(account.roles)}</p>
        <p>
          <Badge kind={plan.kind}>{plan.words}</Badge>
        </p>
        <p data-column={columns.seen}>
          {account.seenOn === null ? admin.never : account.seenOn === today ? admin.today : shortDate(account.seenOn)}
        </p>
      </div>
      <div className={styles.more}>
        <IconButton
          label={admin.open(account.name)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Ellipsis size={20} aria-hidden="true" />
        </IconButton>
      </div>
      {isOpen && (
        <div id={id} className={styles.inside}>
          <Facts of={account} />
          <AccountActs of={account} onChanged={setActed} />
        </div>
      )}
    </li>
  );
}

function Facts({ of: account }: { readonly of: Account }) {
  const { timeZone } = useMember();
  return (
    <dl className={styles.facts}>
      <dt>{facts.since}</dt>
      <dd>{dateWithYear(localDate(account.since))}</dd>
      <dt>{facts.sessions}</dt>
      <dd>{account.sessions}</dd>
      <dt>{facts.factor}</dt>
      <dd>
        {account.factorsGoAt
          ? facts.factorGoes(momentOf(account.factorsGoAt, timeZone))
          : account.hasFactor
            ? facts.factorOn
            : facts.factorOff}
      </dd>
      <dt>{facts.id}</dt>
      <dd>
        <code>{account.id}</code>
      </dd>
    </dl>
  );
}
