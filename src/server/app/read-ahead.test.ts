import { expect, it } from 'vitest';
import { guideWeeks } from '#server/features/health-guide/public.ts';
import { cookbook } from '#server/features/meal/public.ts';
import { library } from '#server/features/wisdom/public.ts';
import { guideVolumes } from '#server/features/womb-health/public.ts';
import { readAhead } from './read-ahead.ts';

it('whatever was read ahead is there at once, and is read once', async () => {
  await readAhead();
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 0);
  const [pieces, guides, weeks, meals] = await Promise.all([library(), guideVolumes(), guideWeeks(), cookbook()]);
  clearInterval(counting);
  expect([pieces.volumes.length > 80, guides.length, weeks.length, meals.dishes.length]).toEqual([true, 12, 12, 60]);
  expect(turns).toBe(0);
});
