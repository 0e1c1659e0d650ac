/** Why something did not work, read out as soon as it appears. */
export function Notice({ error }: { error: string | undefined }) {
  return error === undefined ? null : (
    <p className="notice" role="alert">
      {error}
    </p>
  );
}
