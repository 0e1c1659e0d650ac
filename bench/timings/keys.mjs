import { openFields } from './open-fields.mjs';
import { measureByTurns } from './sample.mjs';

/**
 * Measures the time from the `input` event in the frame of the card number to the first merchant handler that runs because of it. One digit is typed and
 * deleted alternately: each changes whether the field is empty, so each causes an event.
 */
export async function measureKeys(setting, repetitions) {
  const pages = {};
  for (const subject of setting.subjects) {
    pages[subject] = await openFields(setting, subject);
    await prepare(pages[subject]);
  }
  const times = await measureByTurns(setting.subjects, repetitions, async (subject) => {
    await pages[subject].bringToFront();
    return pressKey(pages[subject]);
  });
  for (const page of Object.values(pages)) await page.context().close();
  return [{ what: 'a key, from the field to the page', unit: 'ms', ...times }];
}

async function pressKey(page) {
  await page.evaluate(listen);
  const typed = await findNumberFrame(page).evaluate(() => /** @type {HTMLInputElement} */ (document.activeElement).value);
  await page.keyboard.press(typed ? 'Backspace' : '4');
  const heard = await page.evaluate(() => window.heard);
  return heard - (await findNumberFrame(page).evaluate(() => window.typed));
}

function listen() {
  window.heard = new Promise((resolve, reject) => {
    window.hear = resolve;
    setTimeout(() => reject(new Error('No event followed a key.')), 10_000);
  });
}

const findNumberFrame = (page) => page.frames().find((frame) => /^(braintree-hosted-field|floor)-number$/.test(frame.name()));

/** Adds `timeOrigin` to all times, because frames run in other processes, whose clocks start at other times. */
async function prepare(page) {
  await page.evaluate(() => {
    const hear = () => window.hear?.(performance.timeOrigin + performance.now());
    for (const event of ['empty', 'notEmpty', 'validityChange', 'cardTypeChange']) window.fields.on(event, hear);
  });
  await findNumberFrame(page).evaluate(() => {
    window.addEventListener('input', () => (window.typed = performance.timeOrigin + performance.now()), { capture: true });
    /** @type {HTMLElement} */ (document.querySelector('[data-braintree-name="number"], input')).focus();
  });
}
