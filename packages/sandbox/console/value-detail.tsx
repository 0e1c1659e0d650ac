/** Shows a document as text, never as markup. */
export function ValueDetail({ title, value }: { title: string; value: unknown }) {
  if (value === undefined) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return (
    <section className="detail">
      <h3>{title}</h3>
      <pre tabIndex={0} role="region" aria-label={title}>
        {text === '' ? '(empty)' : text}
      </pre>
    </section>
  );
}

/** Removes null members, which the store writes for every possible field. */
export const withoutNulls = (document: unknown): unknown =>
  JSON.parse(JSON.stringify(document, (_, member: unknown) => (member === null ? undefined : member)));
