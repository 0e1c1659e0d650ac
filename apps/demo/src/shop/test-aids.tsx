import { useState, type Dispatch, type ReactNode } from 'react';
import type { ShopConfiguration } from '../../server/contract';
import type { Cart, CartAction } from '../cart';
import { formatMoney } from '../format-money';
import { TEST_CARDS } from './test-cards';

interface TestAidsProps {
  readonly configuration: ShopConfiguration;
  readonly cart: Cart;
  readonly change: Dispatch<CartAction>;
}

/** Documented amounts and card numbers with known outcomes. Not shown in production. */
export function TestAids({ configuration, cart, change }: TestAidsProps): ReactNode {
  const { testOutcomes, currency, consoleUrl } = configuration;
  const [copied, setCopied] = useState('');
  if (testOutcomes.length === 0) return null;
  const chosen = cart.lines[0]?.productId ?? '';
  const copy = (number: string): void => {
    void navigator.clipboard.writeText(number).then(
      () => setCopied(`${number} copied.`),
      () => setCopied(`Copying is not allowed here; type ${number}.`),
    );
  };
  return (
    <details className="panel aids">
      <summary>
        <span className="tag">Test aids</span> Outcomes and cards
      </summary>
      <label className="aid-choice">
        <span>Outcome by amount</span>
        <span className="field-box">
          <select
            value={testOutcomes.some(({ id }) => id === chosen) ? chosen : ''}
            onChange={({ target }) => change(target.value ? { type: 'test-amount', productId: target.value } : { type: 'put-back' })}
          >
            <option value="">My own basket</option>
            {testOutcomes.map(({ id, price, name, effect }) => (
              <option key={id} value={id} title={effect}>
                {formatMoney(price, currency)}, {name.replace('Test amount: ', '')}
              </option>
            ))}
          </select>
        </span>
      </label>
      <p className="muted">{testOutcomes.find(({ id }) => id === chosen)?.effect ?? 'Ordinary totals below $2,000.00 are approved.'}</p>
      <h3>Test cards</h3>
      <p className="muted">
        Any future expiry date, any security code. A security code of 200 (American Express: 2000) or the postal code 20000 does not match.
        The express checkout charges only cards that their bank has verified.
      </p>
      <ul className="cards">
        {TEST_CARDS.map(({ number, name }) => (
          <li key={number}>
            <span>
              <span className="number">{number}</span> <span className="muted">{name}</span>
            </span>
            <button type="button" className="small" aria-label={`Copy ${name} ${number}`} onClick={() => copy(number)}>
              Copy
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="muted">
        {copied}
      </p>
      {consoleUrl && (
        <p>
          <a href={consoleUrl} target="_blank" rel="noreferrer">
            Open the sandbox console
          </a>
        </p>
      )}
    </details>
  );
}
