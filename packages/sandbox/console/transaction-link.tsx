/** Opens a transaction. Without an id it shows a dash. */
export function TransactionLink({ id }: { id: string | null }) {
  if (id === null) return '–';
  return (
    <a href={`#/transactions/${encodeURIComponent(id)}`}>
      <code>{id}</code>
    </a>
  );
}
