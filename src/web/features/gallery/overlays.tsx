import { LogOut, Settings } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { Row } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Drawer } from '#web/ui/overlays/drawer.tsx';
import { Menu, MenuAction, MenuLink } from '#web/ui/overlays/menu.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Avatar } from '#web/ui/people/avatar.tsx';
import { Badge } from '#web/ui/status/badge.tsx';
import { Specimen } from './specimen.tsx';

type Open = 'dialog' | 'trial' | 'drawer' | 'sheet' | null;

export function Overlays() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <Specimen
      id="overlays"
      title="Overlays"
      note="One toast at a time, five seconds, F8 to focus. Esc leaves everything."
    >
      <Row>
        <Button
          kind="line"
          size="small"
          onClick={() =>
            toast({ title: 'Welcome back, Maren!', description: 'You came back to yourself. That counts.' })
          }
        >
          Show a toast
        </Button>
        <Button
          kind="line"
          size="small"
          onClick={() =>
            toast({
              title: 'Please complete all fields',
              description: 'All fields are required to continue.',
              kind: 'danger',
            })
          }
        >
          Show an alert
        </Button>
        <Button kind="line" size="small" onClick={() => setOpen('dialog')}>
          Open the dialog
        </Button>
        <Button kind="line" size="small" onClick={() => setOpen('trial')}>
          Open the trial's end
        </Button>
        <Button kind="line" size="small" onClick={() => setOpen('drawer')}>
          Open the drawer
        </Button>
        <Button kind="line" size="small" onClick={() => setOpen('sheet')}>
          Open the sheet
        </Button>
        <Menu label="Account" trigger={<Avatar name="Maren" />} head={<b>Maren</b>}>
          <MenuLink href="#overlays" icon={<Settings size={18} />}>
            Profile
          </MenuLink>
          <MenuAction icon={<LogOut size={18} />} onSelect={() => toast({ title: 'Logged out' })}>
            Log out
          </MenuAction>
        </Menu>
      </Row>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        kicker="Welcome back"
        title="It's been four days."
        actions={<Button onClick={close}>Pick up where I was</Button>}
      >
        <p>
          Last time you meant to go to bed before the news. The moon has gone from first quarter to nearly full since
          then.
        </p>
      </Dialog>
      <Dialog
        open={open === 'trial'}
        onClose={close}
        plain
        badge={<Badge kind="expired">Trial Expired</Badge>}
        title="Your 7-Day Trial Has Ended"
        actions={
          <>
            <Button full onClick={close}>
              Subscribe to Premium Yearly
            </Button>
            <TextButton onClick={close}>Continue exploring (limited access)</TextButton>
          </>
        }
      >
        <p>Your own data stays yours, and open.</p>
      </Dialog>
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        kicker="Day 18, Reflect"
        title="Sunday 22 November"
        actions={<Button onClick={close}>Save day</Button>}
      >
        <p>From the bottom on phones, at the side from 900 px, for reading and logging.</p>
      </Sheet>
      <Drawer open={open === 'drawer'} onClose={close} label="Menu" head={<b>Menu</b>}>
        <p>
          <a href="#overlays">Home</a>
        </p>
      </Drawer>
    </Specimen>
  );
}
