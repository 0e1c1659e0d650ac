import { createRef, useEffect, type ReactNode, type RefObject } from 'react';
import { createRoot } from 'react-dom/client';
import { TenderProvider, useTender, type TenderProviderProps } from '../tender';
import { Checkout } from './checkout';
import type { CheckoutHandle, CheckoutProps } from './checkout-props';

type WithoutChildren<Props> = Props extends unknown ? Omit<Props, 'children'> : never;
/** `client`, or `authorization` and what a client may be given beside it. */
type ClientProps = WithoutChildren<TenderProviderProps>;

export type CreateCheckoutOptions = CheckoutProps &
  ClientProps & {
    /** Element, or CSS selector of it, that the checkout is put into. Leave it alone as long as it is there. */
    readonly container: Element | string;
  };

export interface CreatedCheckout extends CheckoutHandle {
  /** Changes options, as another amount. Those that are not named stay. */
  update(changed: Partial<CheckoutProps>): void;
  /** Takes it off the page, and ends what is under way. Nothing is left. */
  teardown(): void;
}

/**
 * `<Checkout>` for pages without React. Resolves once the ways to pay are on the page, or it is told there that they could not be loaded:
 * `onError` hears of that, and the customer may try again.
 * @throws an error where there is no such container
 */
export async function createCheckout({ container, ...options }: CreateCheckoutOptions): Promise<CreatedCheckout> {
  const place = typeof container === 'string' ? document.querySelector(container) : container;
  if (!place) throw new Error(`createCheckout: there is no element ${container as string}.`);
  const { client, ...given } = parted(options);
  let { checkout } = given;
  const handle = createRef<CheckoutHandle>();
  const root = createRoot(place);
  const loaded = new Promise<void>((settle) => {
    root.render(<Page client={client} checkout={checkout} handle={handle} onLoad={settle} />);
  });
  await loaded;
  const alive = (): CheckoutHandle => {
    if (!handle.current) throw new Error('The checkout has been torn down.');
    return handle.current;
  };
  return {
    requestPaymentMethod: (given) => alive().requestPaymentMethod(given),
    get isRequestable() {
      return handle.current?.isRequestable ?? false;
    },
    clearSelection: () => alive().clearSelection(),
    update(changed) {
      alive();
      checkout = { ...checkout, ...changed };
      root.render(<Page client={client} checkout={checkout} handle={handle} />);
    },
    teardown: () => root.unmount(),
  };
}

interface PageProps {
  readonly client: ClientProps;
  readonly checkout: CheckoutProps;
  readonly handle: RefObject<CheckoutHandle | null>;
  readonly onLoad?: () => void;
}

function Page({ client, checkout, handle, onLoad }: PageProps): ReactNode {
  return (
    <TenderProvider {...client}>
      <Checkout ref={handle} {...checkout} />
      <Loaded onLoad={onLoad} />
    </TenderProvider>
  );
}

/** Stands after the checkout, which is on the page by then. */
function Loaded({ onLoad }: Pick<PageProps, 'onLoad'>): null {
  const { status } = useTender();
  useEffect(() => {
    if (status !== 'loading') onLoad?.();
  }, [status, onLoad]);
  return null;
}

/** What is the checkout's, and what is the client's. */
function parted(options: CheckoutProps & ClientProps): { checkout: CheckoutProps; client: ClientProps } {
  const {
    methods,
    amount,
    currency,
    onPayment,
    onError,
    onRequestableChange,
    texts,
    submit,
    defaultMethod,
    deviceData,
    className,
    ...client
  } = options;
  const given = { onError, onRequestableChange, texts, submit, defaultMethod, deviceData, className };
  const known = Object.entries(given).filter(([, value]) => value !== undefined);
  return { checkout: { methods, amount, currency, onPayment, ...Object.fromEntries(known) }, client: client };
}
