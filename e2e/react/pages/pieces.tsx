import { TenderProvider } from '@tender/react';
import { ApplePayButton, ApplePayProvider } from '@tender/react/apple-pay';
import { GooglePayButton, GooglePayProvider } from '@tender/react/google-pay';
import { PayPalButton, PayPalProvider } from '@tender/react/paypal';
import { PayPalButtons, PayPalCheckoutProvider } from '@tender/react/paypal-checkout';
import { ThreeDSecureDialog, ThreeDSecureProvider, useThreeDSecure } from '@tender/react/three-d-secure';
import { SavedPaymentMethods, VaultManagerProvider } from '@tender/react/vault-manager';
import { useVenmoCode, VenmoButton, VenmoProvider, VenmoQrCode, VenmoWebLogin } from '@tender/react/venmo';
import { StrictMode, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

export type Piece = keyof typeof pieces;

export interface Card {
  readonly nonce: string;
  readonly bin: string;
}

declare global {
  interface Window {
    piecesPage: { show(piece: Piece | undefined, authorization: string, card?: Card): void };
  }
}

type Say = (what: string, value?: unknown) => void;
interface PieceProps {
  readonly say: Say;
  readonly card: Card;
}

const order = { flow: 'checkout', amount: '15.00', currency: 'USD', intent: 'capture' } as const;
const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code ?? String(error);

const sayOutcome = (say: Say) => ({
  onNonce: ({ nonce }: { nonce: string }) => say('nonce', nonce),
  onCancel: () => say('left'),
  onError: (error: unknown) => say('failed', codeOf(error)),
});

function Verified({ say, card }: PieceProps): ReactNode {
  const { status, verifyCard } = useThreeDSecure();
  const pay = (): void =>
    void verifyCard.run({ ...card, amount: '10.00', onLookupComplete: (_, next) => next() }).then(
      ({ threeDSecureInfo }) => say('verified', threeDSecureInfo?.status),
      (error: unknown) => say('failed', codeOf(error)),
    );
  return (
    <>
      <button type="button" disabled={status !== 'ready' || verifyCard.pending} onClick={pay}>
        Pay
      </button>
      <ThreeDSecureDialog verification={verifyCard} />
    </>
  );
}

/** A shop that shows Venmo's code, and the choices beside Venmo's window, on its own page. */
function VenmoOnPage({ say }: PieceProps): ReactNode {
  const { view, login, tokenize } = useVenmoCode();
  return (
    <>
      <VenmoButton
        action={tokenize}
        onNonce={({ details }) => say('paid by', details.username)}
        onCancel={({ code }) => say('left:', code)}
        onError={({ code }) => say('failed:', code)}
      />
      <VenmoQrCode view={view} />
      <VenmoWebLogin view={login} />
    </>
  );
}

const pieces = {
  dialog: (props: PieceProps) => (
    <ThreeDSecureProvider version="2-inline-iframe">
      <Verified {...props} />
    </ThreeDSecureProvider>
  ),
  saved: ({ say }: PieceProps) => (
    <VaultManagerProvider>
      <SavedPaymentMethods
        onSelect={({ type }) => say('chosen', type)}
        onDeleted={({ type }) => say('deleted', type)}
        onLoad={({ length }) => say('loaded', length)}
      />
    </VaultManagerProvider>
  ),
  'venmo-code': (props: PieceProps) => (
    <VenmoProvider allowDesktop paymentMethodUsage="multi_use">
      <VenmoOnPage {...props} />
    </VenmoProvider>
  ),
  'venmo-login': (props: PieceProps) => (
    <VenmoProvider allowDesktopWebLogin paymentMethodUsage="multi_use">
      <VenmoOnPage {...props} />
    </VenmoProvider>
  ),
  paypal: ({ say }: PieceProps) => (
    <PayPalProvider>
      <PayPalButton options={order} {...sayOutcome(say)} />
    </PayPalProvider>
  ),
  'paypal-buttons': ({ say }: PieceProps) => (
    <PayPalCheckoutProvider>
      <PayPalButtons options={order} fallback={<p>Loading PayPal…</p>} {...sayOutcome(say)} />
    </PayPalCheckoutProvider>
  ),
  'google-pay': ({ say }: PieceProps) => (
    <GooglePayProvider googlePayVersion={2}>
      <GooglePayButton
        request={{ transactionInfo: { currencyCode: 'USD', totalPriceStatus: 'FINAL', totalPrice: '15.00' } }}
        buttonOptions={{ buttonType: 'pay', buttonSizeMode: 'fill' }}
        fallback={<p>Loading Google Pay…</p>}
        {...sayOutcome(say)}
      />
    </GooglePayProvider>
  ),
  'apple-pay': ({ say }: PieceProps) => (
    <ApplePayProvider>
      <ApplePayButton
        request={{ total: { label: 'Shop', amount: '15.00' } }}
        label="Buy with Apple Pay"
        onPayment={({ nonce }) => say('nonce', nonce)}
        onCancel={() => say('left')}
        onError={(error) => say('failed', codeOf(error))}
      />
    </ApplePayProvider>
  ),
} as const;

function PiecesPage({ piece, card }: { piece: Piece; card: Card }): ReactNode {
  const [said, setSaid] = useState('');
  const Piece = pieces[piece];
  return (
    <>
      <h1>Shop</h1>
      <Piece say={(what, value) => setSaid([what, value].filter(Boolean).join(' '))} card={card} />
      <output>{said}</output>
    </>
  );
}

const root = createRoot(document.querySelector('main') as Element);
window.piecesPage = {
  show: (piece, authorization, card = { nonce: '', bin: '' }) =>
    root.render(
      <StrictMode>
        <TenderProvider authorization={authorization}>{piece && <PiecesPage piece={piece} card={card} />}</TenderProvider>
      </StrictMode>,
    ),
};
