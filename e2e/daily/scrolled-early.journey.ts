import { newMember } from '../harness/people.ts';
import { expect, PHONE, test } from '../harness/watch.ts';

test.use(PHONE);

test('home scrolled before it has settled stands still under her finger, and what she presses leads on', async ({
  page,
}) => {
  await newMember(page);
  // Without its fonts the page does not settle by itself.
  await page.route('**/*.woff2', () => undefined);
  await page.goto('/');
  const begin = page.getByRole('link', { name: /^Make it more yours/ });
  const heights = await begin.evaluate(async (link) => {
    const seen: number[] = [];
    link.scrollIntoView({ block: 'center' });
    for (let frames = 0; frames < 10; frames += 1) {
      await new Promise(requestAnimationFrame);
      seen.push(link.getBoundingClientRect().top);
    }
    return seen;
  });
  const moved = heights.map((height) => Math.round(height - (heights[0] ?? NaN)));
  expect(moved, 'how far the link moved in each frame after the first').toEqual(moved.map(() => 0));
  const { x = 0, y = 0, height = 0 } = (await begin.boundingBox()) ?? {};
  await page.mouse.click(x + 10, y + height / 2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is there a goal of your own?');
});
