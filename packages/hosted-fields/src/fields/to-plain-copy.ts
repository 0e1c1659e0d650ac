/**
 * Copies what JSON can hold, which is what a frame can be sent. Members named `__proto__` are left out, because a frame refuses a message that has one.
 * @throws whatever a getter throws; TypeError for circular references
 */
export function toPlainCopy<T>(value: unknown): T {
  return JSON.parse(JSON.stringify(value, (key, member: unknown) => (key === '__proto__' ? undefined : member))) as T;
}
