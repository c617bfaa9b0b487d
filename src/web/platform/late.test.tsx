import { Suspense } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fetchLateParts, late } from './late.tsx';

describe('a late part', () => {
  test('is fetched once, when it is drawn', async () => {
    const load = vi.fn(async () => ({ words }: { words: string }) => <p>{words}</p>);
    const Part = late(load);
    expect(load).not.toHaveBeenCalled();
    await fetchLateParts();
    const { screen } = renderScreen(
      <Suspense fallback="coming">
        <Part words="here" />
        <Part words="too" />
      </Suspense>,
    );
    expect(screen.queryByText('here')).not.toBeNull();
    expect(load).toHaveBeenCalledOnce();
  });

  test('brings those along that it holds itself', async () => {
    const inner = vi.fn(async () => () => null);
    late(async () => {
      late(inner);
      return () => null;
    });
    await fetchLateParts();
    expect(inner).toHaveBeenCalledOnce();
  });
});
