import { useState } from 'react';

/** A value to be carried elsewhere, with a button that does. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setSaid('Copied');
    } catch {
      setSaid('Select it and copy it by hand');
    }
  };
  return (
    <div className="copy-field">
      <dt>{label}</dt>
      <dd>
        <code>{value}</code>
        <button type="button" aria-label={`Copy ${label}`} onClick={() => void copy()}>
          Copy
        </button>
        <span className="said" role="status">
          {said}
        </span>
      </dd>
    </div>
  );
}
