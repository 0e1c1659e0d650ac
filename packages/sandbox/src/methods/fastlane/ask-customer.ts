export interface Question {
  title: string;
  /** Texts of the buttons. */
  submit: string;
  cancel: string;
  /** Shown as an error. */
  message?: string;
  /** What the customer chooses from. Without them the customer types a text. */
  choices?: readonly string[];
  /** Index of the selected choice. */
  selected?: number;
}

/**
 * Asks the customer in a dialog. Resolves with the text, or with the index of the choice; undefined when the customer cancels. The function runs in the
 * shop's page and may not use anything outside of itself. It parses no markup and writes no style attributes, so that it works under a strict content
 * security policy.
 */
export function askCustomer({ title, submit, cancel, message, choices, selected = 0 }: Question): Promise<string | undefined> {
  const dialog = document.createElement('dialog');
  dialog.id = 'fastlane-dialog';
  dialog.setAttribute('aria-label', title);
  const form = document.createElement('form');
  [form.style.display, form.style.gap, form.style.maxWidth] = ['grid', '12px', '100%'];
  const label = (text: string, input: HTMLInputElement) => {
    const element = document.createElement('label');
    const span = document.createElement('span');
    span.textContent = text;
    element.append(...(choices ? [input, span] : [span, input]));
    [element.style.display, element.style.gap, element.style.alignItems] = [choices ? 'flex' : 'grid', '8px', 'center'];
    form.append(element);
    return input;
  };
  const inputs = (choices ?? [title]).map((text, index) => {
    const input = document.createElement('input');
    input.name = 'fastlane';
    input.required = true;
    if (!choices) {
      [input.style.minHeight, input.style.padding, input.style.font] = ['40px', '0 8px', 'inherit'];
      return label(text, input);
    }
    input.type = 'radio';
    input.value = String(index);
    input.checked = index === selected;
    return label(text, input);
  });
  if (message !== undefined) {
    const alert = document.createElement('p');
    alert.setAttribute('role', 'alert');
    alert.textContent = message;
    form.append(alert);
  }
  const buttons = [submit, cancel].map((text) => {
    const button = document.createElement('button');
    button.textContent = text;
    button.style.minHeight = '24px';
    form.append(button);
    return button;
  });
  dialog.append(form);
  document.body.append(dialog);
  return new Promise((resolve) => {
    const close = (answer: string | undefined) => {
      dialog.close(); // returns the focus to where it was
      dialog.remove();
      resolve(answer);
    };
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      close((choices ? inputs.find(({ checked }) => checked) : inputs[0])?.value);
    });
    if (buttons[1]) buttons[1].type = 'button';
    buttons[1]?.addEventListener('click', () => close(undefined));
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      close(undefined);
    });
    dialog.showModal();
  });
}
