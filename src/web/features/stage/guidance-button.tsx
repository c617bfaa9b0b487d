import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { deferred } from '#web/platform/deferred.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { stageCopy } from './stage.copy.ts';

const MenopauseDialog = deferred(async () => (await import('./menopause/menopause-dialog.tsx')).MenopauseDialog, {
  rare: true,
});

/** The way to the menopause guidance (§2.3), on the card of the wheel. */
export function GuidanceButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="line" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <BookOpen size={17} aria-hidden="true" />
        {stageCopy.guidance}
      </Button>
      {open && <MenopauseDialog onClose={() => setOpen(false)} />}
    </>
  );
}
