import { useEffect, useState } from 'react';
import { openWorker } from '#web/platform/worker.ts';
import type { FoodAsked, FoodFound } from './food-worker.ts';

const NOTHING: FoodFound['foods'] = [];
type Opened = { readonly worker: Worker; readonly table: string };

/**
 * The foods of the whole table that some words mean, as they are typed; from this device, without a connection too. The
 * table is fetched when `isOn`, the first time. Nothing is found where no worker comes: her words count all the same.
 */
export function useFoodSearch(words: string, isOn: boolean): FoodFound['foods'] {
  const opened = useWorker(isOn);
  const [found, setFound] = useState<FoodFound | null>(null);
  const asked = words.trim();
  useEffect(() => {
    if (!opened || asked.length < 2) return undefined;
    const { worker, table } = opened;
    const hear = ({ data }: MessageEvent<FoodFound>) => setFound(data);
    worker.addEventListener('message', hear);
    worker.postMessage({ words: asked, table } satisfies FoodAsked);
    return () => worker.removeEventListener('message', hear);
  }, [opened, asked]);
  return asked.length >= 2 && found?.of === asked ? found.foods : NOTHING;
}

function useWorker(isOn: boolean): Opened | null {
  const [current, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    if (!isOn) return undefined;
    let [gone, opened]: [boolean, Worker | null] = [false, null];
    const open = async () => {
      const [{ default: address }, { default: table }] = await Promise.all([
        import('./food-worker.ts?worker&url'),
        import('../../../../content/food/foods.txt?url'),
      ]);
      if (gone) return;
      opened = openWorker(address);
      setOpened(opened && { worker: opened, table: new URL(table, location.href).href });
    };
    // It only helps to find: without it her words are read by the server.
    open().catch(() => undefined);
    return () => {
      gone = true;
      opened?.terminate();
      setOpened(null);
    };
  }, [isOn]);
  return current;
}
