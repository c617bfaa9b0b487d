import { describe, expect, test } from 'vitest';
import { receiptText } from '#domain/privacy/deletion.ts';
import { fakeApi, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { numberIn, saysTheSame, ReceiptCheck } from './receipt-check.tsx';

const ID = '0b9d1c3e-5f2a-4c68-9e7d-31a2b4c5d6e7';
const TOLD = { id: ID, erasedAt: '2026-11-21T12:34:00.000Z' };
const KEPT = { ...TOLD, text: receiptText(TOLD), signature: 'c2ln', publicKey: 'a2V5' };

test.each([
  [ID, ID],
  [` ${ID.toUpperCase()}\n`, ID],
  [JSON.stringify(KEPT, null, 2), ID],
  [`Receipt ${ID}.`, ID],
  [ID.slice(0, -1), null],
  [`${ID}0`, null],
  ['', null],
])('the number in %j is %s', (pasted, number) => expect(numberIn(pasted)).toBe(number));

test.each([
  [ID, true],
  [JSON.stringify(KEPT), true],
  [JSON.stringify({ id: ID }), true],
  [JSON.stringify({ ...KEPT, erasedAt: '2026-11-20T12:34:00.000Z' }), false],
  [JSON.stringify({ ...KEPT, signature: 'c2lh' }), false],
  ['null', true],
])('%s says the same: %s', (pasted, same) => expect(saysTheSame(pasted, KEPT)).toBe(same));

function open(handlers: FakeHandlers) {
  const api = fakeApi(handlers);
  const { screen, user } = renderScreen(<ReceiptCheck />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Receipt number, or the receipt itself' });
  /** By the keyboard alone, as it would be pasted. */
  const check = async (text: string) => {
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
    await user.tab();
    await user.keyboard('{Enter}');
  };
  return { api, screen, field, check };
}

describe('checking a receipt', () => {
  test.each([
    ['its number', ID, 'This receipt is real.'],
    ['the receipt', JSON.stringify(KEPT), 'This receipt is real.'],
    [
      'a changed receipt',
      JSON.stringify({ ...KEPT, erasedAt: '2026-01-01T00:00:00.000Z' }),
      'The number is real, but the rest was changed.',
    ],
  ])('by %s tells when the account was erased', async (_, pasted, title) => {
    const { api, screen, check } = open({
      getReceipt: ({ params }) => (params.id === ID ? KEPT : new FakeRefusal('not_found')),
    });
    await check(pasted);
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByText(/deleted on .*21 Nov.* 2026 at 12:34 UTC/)).toBeDefined();
    expect(api.called('getReceipt')).toHaveLength(1);
  });

  test.each([
    ['as it was made', {}, 'This receipt is real.', /checked its signature/],
    [
      'under another text',
      { text: `${KEPT.text} Later.` },
      'The signature on this receipt is wrong.',
      /doesn’t match the key/,
    ],
    [
      'beside another instant',
      { erasedAt: '2026-11-20T12:34:00.000Z' },
      'The signature on this receipt is wrong.',
      /doesn’t match the key/,
    ],
    [
      'with another signature',
      { signature: btoa('a'.repeat(64)) },
      'The signature on this receipt is wrong.',
      /doesn’t match the key/,
    ],
  ])('her browser checks the signature itself: %s', async (_, spoiled, title, told) => {
    const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
    const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
    const signature = base64(await crypto.subtle.sign('Ed25519', pair.privateKey, new TextEncoder().encode(KEPT.text)));
    const publicKey = base64(await crypto.subtle.exportKey('spki', pair.publicKey));
    const { screen, check } = open({ getReceipt: () => ({ ...KEPT, signature, publicKey, ...spoiled }) });
    await check(ID);
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByText(told)).toBeDefined();
  });

  test('says that there is none, and keeps what was typed', async () => {
    const { screen, field, check } = open({ getReceipt: () => new FakeRefusal('not_found') });
    await check(ID);
    expect(await screen.findByText('We don’t know this receipt.')).toBeDefined();
    expect(field.value).toBe(ID);
  });

  test('without a number asks nothing of the server, says what is missing and goes back to the field', async () => {
    const { api, screen, field, check } = open({ getReceipt: () => KEPT });
    await check('my receipt');
    expect(await screen.findByText(/can’t find a receipt number/)).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('my receipt');
    expect(api.called('getReceipt')).toEqual([]);
  });

  test('that failed keeps what was typed and goes through the second time', async () => {
    let lost = true;
    const { screen, field, check } = open({ getReceipt: () => (lost ? new FakeRefusal('fault') : KEPT) });
    await check(ID);
    expect((await screen.findByRole('alert')).textContent).toContain('still in the field');
    expect(field.value).toBe(ID);
    lost = false;
    await check(ID);
    expect(await screen.findByText('This receipt is real.')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
