/** The part of a Playwright page that the helpers for customer pages use. */
export interface PopupLike {
  getByRole(role: 'button', options: { name: string; exact: true }): { click(): Promise<void> };
  getByLabel(label: string, options: { exact: true }): { selectOption(value: string): Promise<unknown> };
}

/** Presses a button of a customer page, as soon as it exists. */
export const press = (popup: PopupLike, name: string): Promise<void> => popup.getByRole('button', { name, exact: true }).click();

/** Chooses an entry of a select. */
export const choose = async (popup: PopupLike, label: string, value: string): Promise<void> =>
  void (await popup.getByLabel(label, { exact: true }).selectOption(value));
