/** Reads the characters of one kind that end before an index: its indentation, for example. @param kind a pattern of one character */
export function readBefore(text: string, index: number, kind: RegExp): string {
  let start = index;
  while (start > 0 && kind.test(text.charAt(start - 1))) start -= 1;
  return text.slice(start, index);
}
