/** Shows a text on a result page that no page of a shop waits for. */
export function showClosePrompt(): void {
  const text = document.createElement('p');
  text.textContent = 'You can close this window and return to the shop.';
  text.style.cssText = 'margin: 25vh 1rem 0; font: 1rem/1.5 sans-serif; text-align: center';
  document.body.append(text);
}
