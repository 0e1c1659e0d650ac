import { createRef, useEffect, type ReactNode, type RefObject } from 'react';
import { createRoot } from 'react-dom/client';
import { TenderProvider, useTender, type TenderProviderProps } from '../tender';
import { Checkout } from './checkout';
import type { CheckoutHandle, CheckoutProps } from './checkout-props';

type WithoutChildren<Props> = Props extends unknown ? Omit<Props, 'children'> : never;
/** `client`, or `authorization` and the other options of a client. */
type ClientProps = WithoutChildren<TenderProviderProps>;

/** Props of `<Checkout>`. `deviceData` is device data or a function that returns it, because without React there is no `<DataCollectorProvider>`. */
export type CreatedCheckoutProps = Omit<CheckoutProps, 'deviceData'> & {
  /** Device data of a data collector, or a function that returns it. It is added to each payment. */
  readonly deviceData?: Exclude<CheckoutProps['deviceData'], boolean>;
};

/** Options of `createCheckout`: the props of `<Checkout>` and of `<TenderProvider>`, and the element for them. */
export type CreateCheckoutOptions = CreatedCheckoutProps &
  ClientProps & {
    /** Element that the checkout is rendered into, or its CSS selector. Do not change its content until `teardown`. */
    readonly container: Element | string;
  };

/** A checkout, as `createCheckout` resolves with. */
export interface CreatedCheckout extends CheckoutHandle {
  /**
   * Changes options, such as the amount. Options that are not named stay the same.
   * @example checkout.update({ amount: '12.00' });
   * @throws an `Error` after `teardown`
   */
  update(changed: Partial<CreatedCheckoutProps>): void;
  /**
   * Removes the checkout from the page, and cancels a running payment.
   * @example checkout.teardown();
   */
  teardown(): void;
}

/**
 * Renders `<Checkout>` into a page without React. Resolves when the payment methods are shown, or a message that they could not be loaded: then
 * `onError` is called, and the customer can try again.
 * @example const checkout = await createCheckout({ container: '#checkout', authorization, methods: [card()], amount: '10.00', currency: 'EUR', onPayment });
 * @throws an `Error` when the container does not exist
 */
export async function createCheckout({ container, ...options }: CreateCheckoutOptions): Promise<CreatedCheckout> {
  const element = typeof container === 'string' ? document.querySelector(container) : container;
  if (!element) throw new Error(`createCheckout: there is no element ${container as string}.`);
  const { client, ...initial } = splitOptions(options);
  let { checkout } = initial;
  const handle = createRef<CheckoutHandle>();
  const root = createRoot(element);
  const loaded = new Promise<void>((resolve) => {
    root.render(<Page client={client} checkout={checkout} handle={handle} onLoad={resolve} />);
  });
  await loaded;
  const getHandle = (): CheckoutHandle => {
    if (!handle.current) throw new Error('The checkout has been torn down.');
    return handle.current;
  };
  return {
    requestPaymentMethod: (requestOptions) => getHandle().requestPaymentMethod(requestOptions),
    get isRequestable() {
      return handle.current?.isRequestable ?? false;
    },
    clearSelection: () => getHandle().clearSelection(),
    update(changed) {
      getHandle();
      checkout = { ...checkout, ...changed };
      root.render(<Page client={client} checkout={checkout} handle={handle} />);
    },
    teardown: () => root.unmount(),
  };
}

interface PageProps {
  readonly client: ClientProps;
  readonly checkout: CreatedCheckoutProps;
  readonly handle: RefObject<CheckoutHandle | null>;
  readonly onLoad?: () => void;
}

function Page({ client, checkout, handle, onLoad }: PageProps): ReactNode {
  return (
    <TenderProvider {...client}>
      <Checkout ref={handle} {...checkout} />
      <LoadObserver onLoad={onLoad} />
    </TenderProvider>
  );
}

/** Calls `onLoad`. It is rendered after the checkout, whose effects have run by then. */
function LoadObserver({ onLoad }: Pick<PageProps, 'onLoad'>): null {
  const { status } = useTender();
  useEffect(() => {
    if (status !== 'loading') onLoad?.();
  }, [status, onLoad]);
  return null;
}

const CHECKOUT_PROPS: Readonly<Record<keyof CreatedCheckoutProps, true>> = {
  methods: true,
  amount: true,
  currency: true,
  onPayment: true,
  beforePayment: true,
  onError: true,
  onUnavailable: true,
  onRequestableChange: true,
  onReady: true,
  onChange: true,
  texts: true,
  locale: true,
  appearance: true,
  labels: true,
  placeholders: true,
  marks: true,
  express: true,
  submit: true,
  defaultMethod: true,
  method: true,
  onMethodChange: true,
  deviceData: true,
  className: true,
};

/** Separates the options of the checkout from those of the client. */
function splitOptions(options: CreatedCheckoutProps & ClientProps): { checkout: CreatedCheckoutProps; client: ClientProps } {
  const present = Object.entries(options).filter(([, value]) => value !== undefined);
  const [checkout, client] = [true, false].map((isCheckout) =>
    Object.fromEntries(present.filter(([name]) => Object.hasOwn(CHECKOUT_PROPS, name) === isCheckout)),
  );
  return { checkout, client } as { checkout: CreatedCheckoutProps; client: ClientProps };
}
