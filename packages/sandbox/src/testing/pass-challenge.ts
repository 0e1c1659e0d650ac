/** As much of a Playwright page as the helpers for a bank's challenge use. */
export interface ChallengePage {
  frameLocator(selector: string): ChallengeFrame;
}

export interface ChallengeFrame {
  getByLabel(label: string, options: { exact: true }): { fill(value: string): Promise<void> };
  getByRole(role: 'button', options: { name: string; exact: true }): { click(): Promise<void> };
}

/** The frame of the challenge, whether it stands in a window of its own or in a place the shop gave it. */
const challengeOf = (page: ChallengePage) => page.frameLocator('iframe[name="Cardinal-CCA-IFrame"]');
const press = (page: ChallengePage, name: string) => challengeOf(page).getByRole('button', { name, exact: true }).click();

/**
 * Types the one-time code a bank asks for and submits it, as a customer does.
 * @param code default: 1234, which is right; the third wrong one ends the challenge
 */
export async function passChallenge(page: ChallengePage, { code = '1234' }: { code?: string } = {}): Promise<void> {
  await challengeOf(page).getByLabel('One-time code', { exact: true }).fill(code);
  await press(page, 'Submit code');
}

/** Cancels on the bank's page: the shop learns of cancel code 01, and the payment goes on without a shift of liability. */
export const cancelChallenge = (page: ChallengePage): Promise<void> => press(page, 'Cancel');
