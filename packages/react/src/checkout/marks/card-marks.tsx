// Loaded on demand, because a page does not need it to be filled in. Imports nothing that a checkout has already: bundlers would take that out of the
// page's file, and compress the two apart.
import type { HostedFieldsCard } from '@tender/hosted-fields';
import type { ReactNode } from 'react';
import type { CheckoutProps } from '../checkout-props';
import { Mark, Word } from './mark';

const circles = (left: string, right: string, middle: string): ReactNode => (
  <Mark>
    <circle cx="15" cy="12" r="7" fill={left} />
    <circle cx="23" cy="12" r="7" fill={right} />
    <path d="M19 6.3a7 7 0 010 11.4 7 7 0 010-11.4z" fill={middle} />
  </Mark>
);

/** Drawings by type of the card. */
const MARKS: Readonly<Record<string, ReactNode>> = {
  visa: (
    <Mark>
      <Word fill="#1434cb" size={12} width={28} isItalic>
        VISA
      </Word>
    </Mark>
  ),
  mastercard: circles('#eb001b', '#f79e1b', '#ff5f00'),
  maestro: circles('#eb001b', '#00a2e5', '#7375cf'),
  'american-express': (
    <Mark ground="#016fd0">
      <Word fill="#fff" size={10} width={29}>
        AMEX
      </Word>
    </Mark>
  ),
  discover: (
    <Mark>
      <path d="M38 12.5C32 17 22 21 10 23.5h24.5A3.5 3.5 0 0038 20z" fill="#f48120" />
      <Word fill="#1a1918" size={7} width={32}>
        DISCOVER
      </Word>
    </Mark>
  ),
  'diners-club': (
    <Mark>
      <circle cx="19" cy="12" r="8" fill="#0079be" />
      <path d="M17 6.6a5.8 5.8 0 000 10.8zM21 6.6a5.8 5.8 0 010 10.8z" fill="#fff" />
    </Mark>
  ),
  jcb: (
    <Mark>
      <rect x="7" y="4" width="7" height="16" rx="2.5" fill="#0e4c96" />
      <rect x="15.5" y="4" width="7" height="16" rx="2.5" fill="#e60012" />
      <rect x="24" y="4" width="7" height="16" rx="2.5" fill="#00873c" />
      <Word fill="#fff" size={8} width={21}>
        JCB
      </Word>
    </Mark>
  ),
  unionpay: (
    <Mark>
      <path d="M9 4h8l-3.5 16h-8z" fill="#e21836" />
      <path d="M17 4h8l-3.5 16h-8z" fill="#00447c" />
      <path d="M25 4h8l-3.5 16h-8z" fill="#007b84" />
    </Mark>
  ),
};

/** Names of the gateway's configuration that differ from the types. */
const TYPES: Readonly<Record<string, string>> = { 'union-pay': 'unionpay', 'master-card': 'mastercard', diners: 'diners-club' };
const toType = (name: string): string => {
  const type = name.toLowerCase().replace(/\s+/g, '-');
  return TYPES[type] ?? type;
};

interface CardMarksProps {
  /** Brand of the number, once it is known. */
  readonly brand: HostedFieldsCard | undefined;
  /** Names of the brands that the merchant accepts, such as `American Express`. */
  readonly accepted: readonly string[] | undefined;
  readonly marks: CheckoutProps['marks'];
}

/** The brand's mark in the number field, and below the field the marks of the accepted brands. */
export function CardMarks({ brand, accepted = [], marks }: CardMarksProps): ReactNode {
  const draw = (type: string): ReactNode => marks?.[type] ?? MARKS[type];
  const typed = brand && toType(brand.type);
  const shown = [...new Set(accepted.map(toType))].filter((type) => Boolean(draw(type)));
  return (
    <>
      {brand && (
        <span role="img" aria-label={brand.niceType} data-tender-brand={typed}>
          {draw(toType(brand.type)) ?? brand.niceType}
        </span>
      )}
      {/* Before the account is known it only keeps the room. */}
      <span {...(shown.length > 0 && { role: 'img', 'aria-label': accepted.join(', ') })} data-tender-accepted="">
        {shown.map((type) => (
          <span key={type} data-dimmed={typed && typed !== type ? '' : undefined}>
            {draw(type)}
          </span>
        ))}
      </span>
    </>
  );
}
