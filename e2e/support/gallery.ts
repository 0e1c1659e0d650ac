import { expect, type Page } from '@playwright/test';

export type Group = 'Checkout' | 'Card fields' | 'Buttons' | 'Dialogs';

/** Reads the names of the stories of a group from the index of the demo's gallery. */
export async function readStories(page: Page, shopUrl: string, group: Group): Promise<string[]> {
  await page.goto(`${shopUrl}/#/gallery`);
  const links = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: group, exact: true }) })
    .getByRole('link');
  await expect(links.first()).toBeVisible();
  return links.allTextContents();
}

/** Milliseconds: a state may wait for a file that is loaded on demand, beside other tests. */
const REACHED_TIMEOUT = 20_000;

/** Opens a story; resolves when its state is reached. */
export async function openStory(page: Page, shopUrl: string, name: string, query = ''): Promise<void> {
  await page.goto(`${shopUrl}/#/gallery/${name}?${query}`);
  await expect(page.locator('.gallery[data-reached] h1'), `${name} has reached its state`).toHaveText(new RegExp(`: ${name}$`), {
    timeout: REACHED_TIMEOUT,
  });
}
