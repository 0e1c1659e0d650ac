/** Whether a content type is that of a form with files. */
export const isMultipart = (contentType: string | undefined): boolean => /^multipart\/form-data\b/i.test(contentType ?? '');

/**
 * Parses a form with files. Node's own parser accepts neither the short boundaries of the official SDKs in every version, nor what some of them send after
 * the end.
 * @throws SyntaxError when it is no such form
 */
export function readForm(contentType: string, body: Uint8Array): Record<string, string | File> {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  const boundary = `\r\n--${quoted ?? plain ?? ''}`;
  // The first boundary may be the very beginning, and the last one is followed by two dashes.
  const [, ...parts] = split(Buffer.concat([Buffer.from('\r\n'), body]), boundary);
  const end = parts.findIndex((part) => part.subarray(0, 2).toString() === '--');
  if (end < 0 || boundary.length === 4) throw new SyntaxError('The form cannot be parsed');
  return Object.fromEntries(parts.slice(0, end).map(readPart));
}

function split(bytes: Buffer, separator: string): Buffer[] {
  const parts: Buffer[] = [];
  let start = 0;
  for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, start)) {
    parts.push(bytes.subarray(start, at));
    start = at + separator.length;
  }
  return [...parts, bytes.subarray(start)];
}

function readPart(part: Buffer): [name: string, value: string | File] {
  const end = part.indexOf('\r\n\r\n');
  const disposition = /^content-disposition:.*$/im.exec(part.subarray(0, end).toString())?.[0] ?? '';
  const [name, fileName] = ['name', 'filename'].map((key) => new RegExp(`;\\s*${key}="([^"]*)"`, 'i').exec(disposition)?.[1]);
  if (end < 0 || name === undefined) throw new SyntaxError('A part of the form has no name');
  const content = part.subarray(end + 4);
  return [name, fileName === undefined ? content.toString() : new File([new Uint8Array(content)], fileName)];
}
