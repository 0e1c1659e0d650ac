import type { HostedFieldsEvent } from '@tender/hosted-fields';

/** Types of inputs of which a form without a submit button may have only one. With more, Enter does not submit it. */
const TEXT_TYPES = /^(text|search|tel|url|email|password|date.*|month|week|time|number)$/;

/**
 * Submits the form around a card field as browsers do when Enter is pressed in an ordinary input, which the field replaces. They click the first submit
 * button of the form; nothing happens while it is disabled. A form without a submit button is submitted only if the input is its only one. Unlike with an
 * ordinary input in some browsers, a key that is held submits once, because a second payment could begin.
 */
export function submitForm({ emittedBy, fields, isRepeat }: HostedFieldsEvent): void {
  const form = fields[emittedBy]?.container.closest('form');
  if (!form || isRepeat) return;
  // `form.elements` has no inputs of type `image`.
  const candidates = (form.getRootNode() as ParentNode).querySelectorAll<HTMLButtonElement | HTMLInputElement>('button, input');
  const controls = [...candidates].filter((control) => control.form === form);
  const button = controls.find(({ type }) => /^(submit|image)$/.test(type));
  if (button) button.click();
  // The invisible inputs that pass the focus to a card field do not count.
  else if (!Object.keys(fields)[1] && !controls.some(({ type, dataset }) => TEXT_TYPES.test(type) && !dataset.braintreeDirection))
    form.requestSubmit();
}
