import { useSyncExternalStore } from 'react';
import { useUser } from '#web/platform/session.ts';
import { HelpNear } from '#web/features/check-in/public.ts';
import { Pictured } from '#web/ui/drawings/windows/stand-alone.tsx';
import { lighthouse } from '#web/ui/drawings/windows/places/lighthouse.ts';
import { PageHead } from '#web/ui/layout/page.tsx';
import { help } from './help.copy.ts';
import styles from './help.module.css';

const never = () => () => undefined;
const ofBrowser = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * /help-now: whom to call, for anybody, with nothing asked. A visitor's place comes from her browser alone, which is
 * why the page the server draws names none.
 */
export function HelpNowScreen() {
  const user = useUser();
  const here = useSyncExternalStore(never, ofBrowser, () => '');
  return (
    <article className={styles.page}>
      <Pictured of={lighthouse}>
        <PageHead kicker={help.kicker} title={help.title} lead={help.lead} />
      </Pictured>
      <HelpNear timeZone={user?.timeZone ?? here} teen={user?.ageGroup === 'teen'} />
      <div className={styles.two}>
        <List title={help.when} items={help.reasons} />
        <List title={help.say} items={help.words} />
      </div>
      <p className={styles.kind}>{help.kind}</p>
    </article>
  );
}

function List({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
