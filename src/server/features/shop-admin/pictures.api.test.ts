import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProductReply } from '#contract/shop/shop.schemas.ts';
import { shopPictureAddress, UPLOADS } from '#contract/uploads.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import type { Browser } from '#server/testing/browser.ts';
import { person } from '#server/testing/circle/circle-cases.ts';
import { StaffShop } from '#server/testing/shop/staff-shop.ts';

const DAY_MS = 86_400_000;
let at: StaffShop;
let photo: Buffer;
beforeAll(async () => {
  at = await StaffShop.open();
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#b5533c' } })
    .withExif({ IFD0: { Make: 'Canary Camera Works' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => at.close());

const send = (browser: Browser, bytes = photo, type = 'image/jpeg') =>
  browser.send({
    method: 'POST',
    url: UPLOADS.shopPicture,
    payload: bytes,
    headers: { 'content-type': type, 'x-upload': '1' },
  });
const look = async (browser: Browser, picture: string) => {
  const response = await at.shop.paid.app.inject({
    method: 'GET',
    url: shopPictureAddress(picture),
    cookies: Object.fromEntries(browser.cookies),
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  return { status: response.statusCode, bytes: response.rawPayload, headers: response.headers };
};
const sweep = () => at.shop.paid.services.sweeps.shopPictures();

it('is a square without where it was taken, for adults who are signed in', async () => {
  const { status, body } = await send(at.admin.browser);
  expect(status).toBe(200);
  const { picture } = body as { picture: string };
  const her = await person(at.shop.paid);
  const seen = await look(her.browser, picture);
  const { width, height, format } = await sharp(seen.bytes).metadata();
  expect([seen.status, width, height, format]).toEqual([200, 512, 512, 'webp']);
  expect(seen.bytes.toString('latin1')).not.toContain('Canary');
  const teen = await person(at.shop.paid, { birthday: localDate('2011-02-03') });
  expect((await look(teen.browser, picture)).status).toBe(404);
  expect((await look(at.shop.paid.browser(), picture)).status).toBe(401);
  expect((await look(her.browser, 'nothing-such')).status).toBe(404);
});

it('comes from admins alone, and is a picture', async () => {
  const her = await person(at.shop.paid);
  expect((await send(her.browser)).status).toBe(404);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
  expect((await send(at.admin.browser, svg, 'image/svg+xml')).status).toBe(415);
  expect((await send(at.admin.browser, svg)).status).toBe(415);
});

it('shows on the shelf once a product names it; one that nothing shows goes after a day', async () => {
  const { picture } = (await send(at.admin.browser)).body as { picture: string };
  const { picture: unused } = (await send(at.admin.browser)).body as { picture: string };
  const { id, variants, ...told } = await at.product('window-lantern');
  const body = {
    ...{ ...told, picture, reason: 'A photo of the real one.' },
    variants: variants.map(({ stock: _, bound: __, ...one }) => one),
  };
  expect((await at.act('putProduct', { params: { product: id }, body })).status).toBe(200);
  const her = await person(at.shop.paid);
  const shown = (await her.browser.call('getProduct', { params: { product: id } })).body as ProductReply;
  expect(shown.picture).toBe(picture);
  await at.shop.rows('update auth.shop_picture set at = at - $1::interval', [`${2 * DAY_MS} milliseconds`]);
  await sweep();
  expect((await look(her.browser, picture)).status).toBe(200);
  expect((await look(her.browser, unused)).status).toBe(404);
});
