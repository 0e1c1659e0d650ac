import { crc32, deflateSync } from 'node:zlib';
import { createQrCode } from './qr-code';

/** Pixels of a module, and modules of the quiet zone around the code. */
const SCALE = 6;
const QUIET = 4;

/** Draws a QR code as a PNG image, in base64. Returns undefined for a text that is too long. */
export function createQrImage(text: string): string | undefined {
  const modules = createQrCode(text);
  if (!modules) return undefined;
  const size = (modules.length + 2 * QUIET) * SCALE;
  const pixelRow = (y: number): Buffer => {
    const row = modules[Math.floor(y / SCALE) - QUIET];
    // Each row begins with the number of its filter, which is none.
    return Buffer.from([0, ...Array.from({ length: size }, (_, x) => (row?.[Math.floor(x / SCALE) - QUIET] ? 0 : 255))]);
  };
  const pixels = Buffer.concat(Array.from({ length: size }, (_, y) => pixelRow(y)));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 0, 0, 0, 0], 8); // eight bits of gray
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const image = [signature, createChunk('IHDR', header), createChunk('IDAT', deflateSync(pixels)), createChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat(image).toString('base64');
}

function createChunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([numbers.subarray(0, 4), typed, numbers.subarray(4)]);
}
