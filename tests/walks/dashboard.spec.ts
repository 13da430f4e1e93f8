import { documentTitle, pageList, pages } from '@fourfold/contract/words';
import { expect, owner, test } from '../browser/accounts/accounts.ts';

test('every page of the dashboard has its title and one heading', async ({ page, context }) => {
  await owner(context);
  // The second step's own page leads on where nobody asks for one.
  const own = pageList.filter(
    (known) => known.path.startsWith('/dashboard') && !known.path.includes(':') && known !== pages.secondStep,
  );
  for (const known of own) {
    await page.goto(known.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(documentTitle(known));
  }
});
