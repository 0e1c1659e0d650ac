/** Shows why an action failed. Screen readers announce it. */
export function Notice({ error }: { error: string | undefined }) {
  return error === undefined ? null : (
    <p className="notice" role="alert">
      {error}
    </p>
  );
}
