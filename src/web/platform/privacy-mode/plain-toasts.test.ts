import { expect, test } from 'vitest';
import { currentToast, toast } from '#web/ui/overlays/toast.ts';
import { keepToastsPlain, plainToast } from './plain-toasts.ts';

test.each([
  [{ title: 'Period logged' }, { title: 'Done', description: undefined }],
  [
    { title: 'Saved', description: 'Your cycle is up to date.' },
    { title: 'Saved', description: undefined },
  ],
  [
    { title: 'Your period was not kept', description: 'Please try again.', kind: 'danger' as const },
    { title: 'That didn’t work', description: 'Please try again.' },
  ],
  [
    { title: 'Not kept', description: 'The bleeding of this day is not saved.', kind: 'danger' as const },
    { title: 'Not kept', description: 'The page says more.' },
  ],
  [
    { title: 'Kept', description: 'On this device.' },
    { title: 'Kept', description: 'On this device.' },
  ],
])('%j', (words, plain) => expect(plainToast(words)).toMatchObject(plain));

test('a toast that tells gives way to a plain one, until she is discreet no more', () => {
  const stop = keepToastsPlain();
  toast({ title: 'Period logged', duration: 4_000 });
  expect(currentToast()).toMatchObject({ title: 'Done', duration: 4_000, open: true });
  stop();
  toast({ title: 'Period logged' });
  expect(currentToast()).toMatchObject({ title: 'Period logged' });
});
