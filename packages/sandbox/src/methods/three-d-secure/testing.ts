/** The part of a Playwright page that the helpers for a bank's challenge use. */
export interface ChallengePage {
  frameLocator(selector: string): ChallengeFrame;
}

/** The part of a Playwright frame locator that the helpers for a bank's challenge use. */
export interface ChallengeFrame {
  getByLabel(label: string, options: { exact: true }): { fill(value: string): Promise<void> };
  getByRole(role: 'button', options: { name: string; exact: true }): { click(): Promise<void> };
}

/** Finds the frame of the challenge, in its own window or in an element of the shop. */
const findChallenge = (page: ChallengePage) => page.frameLocator('iframe[name="Cardinal-CCA-IFrame"]');
const press = (page: ChallengePage, name: string) => findChallenge(page).getByRole('button', { name, exact: true }).click();

/**
 * Types the one-time code that the bank asks for, and submits it.
 * @param options.code Default: `1234`, the correct code. The third wrong code ends the challenge
 * @example await passChallenge(page);
 */
export async function passChallenge(page: ChallengePage, { code = '1234' }: { code?: string } = {}): Promise<void> {
  await findChallenge(page).getByLabel('One-time code', { exact: true }).fill(code);
  await press(page, 'Submit code');
}

/** Cancels on the bank's page. The shop receives cancel code 01, and liability does not shift. */
export const cancelChallenge = (page: ChallengePage): Promise<void> => press(page, 'Cancel');
