import { CloudMoon } from 'lucide-react';
import { toastUnsaved } from '#web/platform/outbox/kept-toast.ts';
import { useTheme } from '#web/platform/theme.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { chromeCopy } from './chrome.copy.ts';

/**
 * The light of the page: an icon in the bar, a whole button in the drawer. When the server cannot keep it, it says so.
 */
export function ThemeSwitch({ wide = false }: { readonly wide?: boolean }) {
  const { toggle } = useTheme();
  const press = () => void toggle().catch((error: unknown) => toastUnsaved(error, chromeCopy.themeNotKept));
  if (wide) {
    return (
      <Button kind="line" full onClick={press}>
        <CloudMoon size={20} strokeWidth={1.6} aria-hidden="true" />
        {chromeCopy.lightOrNight}
      </Button>
    );
  }
  return (
    <IconButton label={chromeCopy.theme} onClick={press}>
      <CloudMoon size={20} strokeWidth={1.6} aria-hidden="true" />
    </IconButton>
  );
}
