import { useState } from 'react';

/** A value with a button that copies it. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const [status, setStatus] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setStatus('Copied');
    } catch {
      setStatus('Select the text to copy it');
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
        <span className="copy-status" role="status">
          {status}
        </span>
      </dd>
    </div>
  );
}
