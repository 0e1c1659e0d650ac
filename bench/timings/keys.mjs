import { measureSideBySide } from './side-by-side.mjs';

/**
 * From the `input` event in the frame of the card number to the first handler of the merchant's it leads to. The number is one digit, typed
 * and deleted by turns: each changes whether the field is empty, which is an event for the merchant.
 */
export async function measureKeys(setting, repetitions) {
  const medians = await measureSideBySide(setting, repetitions, prepare, async (page) => {
    await page.evaluate(listen);
    const typed = await numberFrame(page).evaluate(() => document.activeElement.value);
    await page.keyboard.press(typed ? 'Backspace' : '4');
    const heard = await page.evaluate(() => window.heard);
    return heard - (await numberFrame(page).evaluate(() => window.typed));
  });
  return [{ what: 'a key, from the field to the page', unit: 'ms', aim: 0.9, ...medians }];
}

function listen() {
  window.heard = new Promise((resolve, reject) => {
    window.hear = resolve;
    setTimeout(() => reject(new Error('No event followed a key.')), 10_000);
  });
}

const numberFrame = (page) => page.frame({ name: 'braintree-hosted-field-number' });

/** Clocks of different processes compare by their origin. */
async function prepare(page) {
  await page.evaluate(() => {
    const hear = () => window.hear?.(performance.timeOrigin + performance.now());
    for (const event of ['empty', 'notEmpty', 'validityChange', 'cardTypeChange']) window.fields.on(event, hear);
  });
  await numberFrame(page).evaluate(() => {
    window.addEventListener('input', () => (window.typed = performance.timeOrigin + performance.now()), { capture: true });
    document.querySelector('[data-braintree-name="number"]').focus();
  });
}
