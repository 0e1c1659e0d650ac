import { render } from 'preact';
import { QRCodeCanvas } from 'qrcode.react';
import { createElement } from 'react';
import { createCodeUrl } from '../../src/wire/code-url';

/** Width and height in CSS pixels. */
const SIZE = 164;

/**
 * Draws the code that opens the app with this payment.
 * @throws an error of the library when the text is too long
 */
export function drawCode(box: Element, id: string, merchantId: string, environment: string): void {
  const value = createCodeUrl(id, merchantId, environment);
  const appearance = { size: SIZE, level: 'M', boostLevel: false, marginSize: 4, fgColor: '#008CFF', bgColor: '#FFFFFF' } as const;
  render(null, box);
  render(createElement(QRCodeCanvas, { value, ...appearance, 'aria-label': 'QR code for the Venmo app' }), box);
}

/** Removes the code. */
export function eraseCode(box: Element): void {
  render(null, box);
}
