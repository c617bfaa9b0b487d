import { CircleAlert, WifiOff } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import styles from './states.module.css';

type ErrorProps = {
  title: string;
  /** h2 where nothing stands between it and the page's own title. */ level?: 'h2' | 'h3';
  children: ReactNode;
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
  retrying?: boolean;
  action?: ReactNode;
};

/** What happened (title), what is safe and what to do (children), and the way to try again. Announced at once. */
export function ErrorNote({
  title,
  level: Title = 'h3',
  children,
  onRetry,
  retryLabel = 'Try again',
  retrying = false,
  action,
}: ErrorProps) {
  return (
    <div className={styles.state} role="alert">
      <CircleAlert className={styles.icon} size={26} />
      <Title>{title}</Title>
      <div className={styles.words}>{children}</div>
      {onRetry ? (
        <Button kind="line" size="small" busy={retrying} busyLabel="Trying again..." onClick={onRetry}>
          {retryLabel}
        </Button>
      ) : null}
      {action}
    </div>
  );
}

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** The line over a page that has no network. */
export function OfflineWords({ children }: { children: ReactNode }) {
  return (
    <p className={styles.offline}>
      <WifiOff size={18} />
      <span>{children}</span>
    </p>
  );
}

/** Stands while the browser has no network, and only then. */
export function OfflineNote({
  children = 'You’re offline. What you write stays on this device until you’re back.',
}: {
  children?: ReactNode;
}) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return <div role="status">{online ? null : <OfflineWords>{children}</OfflineWords>}</div>;
}
