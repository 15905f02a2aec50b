import { demoNewcomer } from '#server/demo/demo-people.ts';
import { onPhoneInFull, at, enter, expect, expectAccessible, picture, test, reload, visit } from './walk.ts';

test('someone new is welcomed with each sign-in until they do not want it again, and can have it back', onPhoneInFull, async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: /^Καλώς ήρθατε/ });
  await enter(page, 'greek', demoNewcomer);
  // One more than at other firms: the questions about risk.
  await expect(dialog.getByRole('link')).toHaveCount(4);
  await expect(dialog.getByRole('link', { name: /^Ερωτηματολόγιο κινδύνου/ })).toHaveAttribute('href', /\/investment-advice$/);
  await expect(dialog.getByRole('button', { name: 'Μετάβαση στην αρχική σελίδα' })).toBeFocused();
  await expectAccessible(page);
  await picture(page, 'welcome-greek');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const bell = page.getByRole('button', { name: /^Ειδοποιήσεις/ }).filter({ visible: true });
  await reload(page);
  await expect(bell).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await enter(page, 'greek', demoNewcomer);
  await dialog.getByRole('checkbox', { name: 'Να μην εμφανιστεί ξανά' }).check();
  const kept = page.waitForResponse('**/preferences');
  await dialog.getByRole('link', { name: /^Βιβλιοθήκη/ }).click();
  expect((await kept).status()).toBe(302);
  await page.waitForURL(/\/library$/);
  await expect(dialog).toHaveCount(0);
  await enter(page, 'greek', demoNewcomer);
  await expect(bell).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await visit(page, at('greek', '/profile/me'));
  await page.getByRole('button', { name: 'Να εμφανίζεται ξανά' }).click();
  await expect(page.getByRole('button', { name: 'Να μην εμφανιστεί ξανά' })).toBeVisible();
  await enter(page, 'greek', demoNewcomer);
  await expect(dialog).toBeVisible();
});
