import { useState } from 'react';
import { deferred } from '#web/platform/deferred.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { aboutMenopause } from './about-menopause.copy.ts';

const MenopauseDialog = deferred(async () => (await import('./menopause/menopause-dialog.tsx')).MenopauseDialog, {
  rare: true,
});

/** A quiet way to the menopause guidance (§2.3), wherever the goal is chosen. */
export function AboutMenopause() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextButton inline aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {aboutMenopause}
      </TextButton>
      {open && <MenopauseDialog onClose={() => setOpen(false)} />}
    </>
  );
}
