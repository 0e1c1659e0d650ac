/** Converts any value to text for a message. A value that cannot be converted is replaced by the name of its type. */
export function toText(value: unknown): string {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}
