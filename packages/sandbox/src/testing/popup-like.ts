/** As much of a Playwright page as the helpers for customers' windows use. */
export interface PopupLike {
  getByRole(role: 'button', options: { name: string; exact: true }): { click(): Promise<void> };
  getByLabel(label: string, options: { exact: true }): { selectOption(value: string): Promise<unknown> };
}

/** Presses one of the buttons of a customer's page, once it is there. */
export const press = (popup: PopupLike, name: string): Promise<void> => popup.getByRole('button', { name, exact: true }).click();

/** Chooses from one of its lists. */
export const choose = async (popup: PopupLike, label: string, value: string): Promise<void> =>
  void (await popup.getByLabel(label, { exact: true }).selectOption(value));
