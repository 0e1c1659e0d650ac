import { FASTLANE_PROFILE } from './profile';

/** The part of a Playwright page that the helpers for Fastlane use. */
export interface FastlanePage {
  getByRole(role: 'dialog'): FastlaneDialog;
}

/** The part of a Playwright locator that the helpers for Fastlane use. */
export interface FastlaneDialog {
  getByRole(
    role: 'button' | 'textbox',
    options?: { name: string; exact: true },
  ): { click(): Promise<void>; fill(value: string): Promise<void> };
  getByRole(role: 'radio'): { nth(index: number): { check(): Promise<void> } };
}

/** Email address of the only customer whom the sandbox's Fastlane knows. */
export const FASTLANE_EMAIL: string = FASTLANE_PROFILE.email;

const press = (page: FastlanePage, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/**
 * Types the one-time code that Fastlane asks for.
 * @param options.code Default: `111111`, the correct code. The third wrong code ends the authentication
 * @example await authenticateWithFastlane(page);
 */
export async function authenticateWithFastlane(
  page: FastlanePage,
  { code = FASTLANE_PROFILE.code }: { code?: string } = {},
): Promise<void> {
  await page.getByRole('dialog').getByRole('textbox').fill(code);
  await press(page, 'Continue');
}

/**
 * Chooses a saved address or card, by its place in the list.
 * @example await chooseWithFastlane(page, 1);
 */
export async function chooseWithFastlane(page: FastlanePage, index: number): Promise<void> {
  await page.getByRole('dialog').getByRole('radio').nth(index).check();
  await press(page, 'Continue');
}

/** Closes Fastlane's dialog without an answer. */
export const cancelFastlane = (page: FastlanePage): Promise<void> => press(page, 'Cancel');
