import sharp from 'sharp';
import { enter, expect, expectAccessible, personOf, picture, test } from './walk.ts';

const face = await sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 120"><rect width="90" height="120" fill="#c9d6df"/><circle cx="45" cy="48" r="22" fill="#8d6e63"/><path d="M5 120a40 40 0 0 1 80 0z" fill="#33475b"/></svg>',
  ),
)
  .resize(900, 1200)
  .jpeg()
  .toBuffer();

const isDrawn = (image: HTMLImageElement) => image.complete && image.naturalWidth === 256;

test('an adviser chooses a photo, sees it before and after it is saved, and takes it away', async ({ page }) => {
  await enter(page, 'default', personOf('default', 'advisor'), '/profile/me');
  const photos = page.locator('main img[src^="/people/"]');
  await expect(photos).toHaveCount(0);

  const field = page.getByLabel('Your photo');
  await field.setInputFiles({ name: 'me.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(page.getByText('This file type is not supported')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save photo' })).toHaveCount(0);

  await field.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: face });
  await expect(page.locator('img[src^="data:image/jpeg"]')).toBeVisible();
  await picture(page, 'photo-chosen');
  await page.getByRole('button', { name: 'Save photo' }).click();
  await expect(page.getByText('Photo saved')).toBeVisible();
  await expect(photos.first()).toBeVisible();
  await expect.poll(() => photos.first().evaluate(isDrawn)).toBe(true);
  await expectAccessible(page);
  await picture(page, 'photo');

  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByText('Photo removed')).toBeVisible();
  await expect(photos).toHaveCount(0);
});
