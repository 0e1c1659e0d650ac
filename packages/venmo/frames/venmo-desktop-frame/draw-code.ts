import { render } from 'preact';
import { QRCodeCanvas } from 'qrcode.react';
import { createElement } from 'react';
import { codeUrl } from '../../src/wire/code-url';

/** CSS pixels. */
const SIZE = 164;

/**
 * Draws the code that opens the app with this payment.
 * @throws whatever the library does for a text that is too long
 */
export function drawCode(box: Element, id: string, merchantId: string, environment: string): void {
  const value = codeUrl(id, merchantId, environment);
  const look = { size: SIZE, level: 'M', boostLevel: false, marginSize: 4, fgColor: '#008CFF', bgColor: '#FFFFFF' } as const;
  render(null, box);
  render(createElement(QRCodeCanvas, { value, ...look, 'aria-label': 'QR code for the Venmo app' }), box);
}

/** Leaves an empty box. */
export function eraseCode(box: Element): void {
  render(null, box);
}
