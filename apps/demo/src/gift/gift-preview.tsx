import type { ReactNode } from 'react';

interface GiftPreviewProps {
  readonly shopName: string;
  readonly amount: string;
  readonly message: string;
}

/** The card as the recipient will see it. */
export function GiftPreview({ shopName, amount, message }: GiftPreviewProps): ReactNode {
  return (
    <section aria-label="Your card">
      <div className="preview">
        <span className="preview-name">{shopName}</span>
        <p className="preview-words">{message || 'Your words will stand here.'}</p>
        <span className="preview-amount">{amount}</span>
      </div>
    </section>
  );
}
