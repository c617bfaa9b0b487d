import { useState } from 'react';
import { Segments } from '#web/ui/choices/segments.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { Actions } from './actions.tsx';
import { Choices } from './choices.tsx';
import { Covers } from './covers.tsx';
import { Drawings } from './drawings.tsx';
import { Fields } from './fields.tsx';
import { Foundations } from './foundations.tsx';
import { Overlays } from './overlays.tsx';
import { Reading } from './reading.tsx';
import { Standing } from './standing.tsx';
import { Windows } from './windows.tsx';
import styles from './gallery.module.css';

const THEMES = [
  { value: 'light', label: 'By firelight' },
  { value: 'dark', label: 'By moonlight' },
] as const;

/** Every part in every state, in both themes. For development: the shell mounts it nowhere else. */
export function GalleryScreen() {
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  return (
    <div className={styles.sheet} data-theme={theme}>
      <PageHead
        kicker="A working sheet"
        title="Components"
        actions={<Segments label="Theme" name="gallery-theme" options={THEMES} value={theme} onChange={setTheme} />}
      />
      <Foundations />
      <Actions />
      <Fields />
      <Choices />
      <Standing />
      <Reading />
      <Overlays />
      <Drawings />
      <Windows />
      <Covers />
    </div>
  );
}
