import { expect, test } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { PageHead, Section } from './page.tsx';
import { Panel, type Ground } from './panel.tsx';
import { Prose, Row, Stack, VisuallyHidden } from './stack.tsx';

test('a page has one h1 that script may focus', () => {
  const { screen } = renderPart(
    <PageHead
      kicker="Step 4 of 4"
      title="Choose Your Sacred Wellness Goals"
      lead="Pick one, two or three."
      actions={<button>Export</button>}
    />,
  );
  const title = screen.getByRole('heading', { level: 1, name: 'Choose Your Sacred Wellness Goals' });
  title.focus();
  expect(document.activeElement).toBe(title);
  expect(screen.getByText('Step 4 of 4')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy();
});

test('a section is a region named by its h2', () => {
  const { screen } = renderPart(
    <Section id="sky" title="Tonight's sky" kicker="Moon">
      words
    </Section>,
  );
  expect(screen.getByRole('region', { name: "Tonight's sky" }).textContent).toContain('words');
});

test.each(['raised', 'hearth', 'night', 'paper', 'plain'] as const)('a panel stands on %s ground', (ground: Ground) => {
  const { screen } = renderPart(
    <Panel as="section" aria-label="Check-in" ground={ground}>
      words
    </Panel>,
  );
  expect(screen.getByRole('region', { name: 'Check-in' }).dataset['ground']).toBe(ground);
});

test('stack, row, prose and hidden words keep their children in order', () => {
  const { container } = renderPart(
    <Stack gap={6}>
      <Row spread>
        <b>a</b>
        <VisuallyHidden>b</VisuallyHidden>
      </Row>
      <Prose>
        <p>c</p>
      </Prose>
    </Stack>,
  );
  expect(container.textContent).toBe('abc');
  expect(container.firstElementChild?.getAttribute('data-gap')).toBe('6');
});
