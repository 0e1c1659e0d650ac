import { attempt } from '@tender/client/internal';

/** Converts any value to text for a message. A value that cannot be converted is replaced by the name of its type. */
export function toText(value: unknown): string {
  return attempt(() => String(value)) ?? typeof value;
}
