import { expect, test } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { Notice, type Tone } from './notice.tsx';

test.each([
  ['info', 'status'],
  ['care', 'status'],
  ['success', 'status'],
  ['warning', 'status'],
  ['danger', 'alert'],
] as const)('%s is a %s with an icon', (tone: Tone, role) => {
  const { screen } = renderPart(
    <Notice tone={tone} title="Heads up">
      Soaking a pad an hour deserves a call.
    </Notice>,
  );
  const notice = screen.getByRole(role);
  expect(notice.textContent).toBe('Heads upSoaking a pad an hour deserves a call.');
  expect(notice.querySelector('svg')).not.toBeNull();
});
