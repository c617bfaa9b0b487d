import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { NothingHere } from './nothing-here.tsx';
import { isSignedOutHere } from '#web/platform/device/signed-out-here.ts';
import { shownCopy, type ShownCopy } from '#web/platform/offline/kept-copy.ts';

// The code of every page stands in files that this one shares: where there is no element of that name, theirs does
// nothing.
const container = document.getElementById('offline');
if (container) void open(container);

/**
 * Opens the app where no document could be fetched: with the member's copy where this device has one, else with the
 * page that says what is so.
 */
async function open(root: HTMLElement): Promise<void> {
  // The shell has no address of its own: who opens it with a line is led home.
  if (window.location.pathname === '/offline.html') return window.location.replace('/');
  if (isSignedOutHere()) return (await import('../signing-out/sign-out-steps.ts')).resumeSignOut();
  const [{ createRoot }, shown] = await Promise.all([import('react-dom/client'), shownCopy().catch(() => null)]);
  // From here on it is the page's element: what veils a page looks for that one.
  root.id = 'app';
  if (shown && (await isLocked(shown))) return;
  const { openCopy } = await import('./open-copy.tsx');
  createRoot(root).render(shown ? openCopy(shown, new AbortController().signal) : <NothingHere />);
}

/**
 * The member's lock has closed, and nobody can ask for the PIN: nothing of the copy is drawn, and with a connection the
 * lock itself opens.
 */
async function isLocked({ copy: { user } }: ShownCopy): Promise<boolean> {
  const { lock } = user.privacyMode;
  if (lock === null) return false;
  const [{ wouldClose }, { raiseCover }] = await Promise.all([
    import('#web/platform/privacy-mode/presence.ts'),
    import('#web/platform/privacy-mode/cover.ts'),
  ]);
  if (!wouldClose(lock)) return false;
  raiseCover(async () => void (navigator.onLine && window.location.reload()));
  return true;
}
