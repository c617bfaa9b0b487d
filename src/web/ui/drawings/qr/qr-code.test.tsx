import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { QrCode, qrPath } from './qr-code.tsx';

const LINK =
  'otpauth://totp/Moonhearth:maren%40example.com?issuer=Moonhearth&secret=ABCDEFGHIJKLMNOPQRSTUVWXYZ234567&algorithm=SHA1&digits=6&period=30';

describe('the drawn modules', () => {
  test.each([LINK, LINK.replace('maren', 'm'.repeat(240)), 'a'])(
    'are those of the text and of no other, in a quiet zone of four: %#',
    (text) => {
      const { side, d } = qrPath(text);
      const plain = encode(text, { border: 0, boostEcc: true });
      expect(side).toBe(plain.size + 8);
      expect(drawn(side, d)).toEqual(
        Array.from({ length: side }, (_, y) =>
          Array.from({ length: side }, (__, x) => plain.data[y - 4]?.[x - 4] ?? false),
        ),
      );
      expect(drawn(side, d)).not.toEqual(drawn(side, qrPath(`${text.slice(0, -1)}1`).d));
    },
  );

  test('of a text that is longer than any code holds are not drawn', () => {
    expect(() => qrPath('é'.repeat(1_477))).toThrow('Data too long');
  });
});

test('it has a name, one path, its own light ground, and no style of its own', () => {
  const { screen } = renderScreen(<QrCode text={LINK} label="A code to scan" />);
  const code = screen.getByRole('img', { name: 'A code to scan' });
  expect(code.dataset['theme']).toBe('light');
  expect([...code.children].map(({ tagName }) => tagName)).toEqual(['rect', 'path']);
  expect(code.outerHTML).not.toMatch(/style=|otpauth/);
});

/** The modules back from the path: true where a rectangle covers one. */
function drawn(side: number, d: string): boolean[][] {
  const rows = Array.from({ length: side }, () => Array.from({ length: side }, () => false));
  for (const [, x, y, width] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  return rows;
}
