import type { Locator } from '@playwright/test';
import jsQr from 'jsqr';
import { PNG } from 'pngjs';
import { expect } from './test';

/** Reads a QR code as it is on the screen, with a third-party decoder. Empty if there is none that can be read. */
export async function readQrCode(picture: Locator): Promise<string> {
  await expect(picture).toBeVisible();
  const { data, width, height } = PNG.sync.read(await picture.screenshot({ animations: 'disabled' }));
  return jsQr(new Uint8ClampedArray(data), width, height)?.data ?? '';
}
