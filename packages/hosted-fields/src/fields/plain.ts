/**
 * A copy that holds what JSON can hold: what a frame is sent. Members named `__proto__` are left out, since a frame refuses the message.
 * @throws whatever a getter throws; TypeError for what refers to itself
 */
export function plain<T>(value: unknown): T {
  return JSON.parse(JSON.stringify(value, (key, member: unknown) => (key === '__proto__' ? undefined : member))) as T;
}

/** Any value as text, for a message; what has no text form is called by its kind. */
export function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}
