import type { Configuration } from '@tender/client';
import { reportErrors, uuid } from '@tender/client/internal';
import { useEffect, useImperativeHandle, useMemo, useState, type ForwardedRef } from 'react';
import { useLatest } from '../core/by-value';
import { useTenderFor, type UseTenderResult } from '../tender';
import type { CheckoutControls, CheckoutState, CheckoutCollector } from './checkout-context';
import type { CheckoutMethod } from './checkout-method';
import { CheckoutProblem } from './checkout-problem';
import type { CheckoutHandle, CheckoutProps } from './checkout-props';
import type { Extras } from './extras/extras';
import { formatMoney } from './format-money';
import { Incomplete } from './incomplete';
import type { Collect, Payment } from './payment';
import type { CheckoutTexts } from './texts/checkout-texts';
import { useDeviceDataReader } from './use-device-data-reader';
import { useLoaded } from './use-loaded';
import { useRun } from './use-run';

interface CheckoutViewState {
  readonly tender: UseTenderResult;
  readonly checkout: CheckoutState & CheckoutControls;
  /** Whether the merchant's configuration has loaded. */
  readonly isKnown: boolean;
  readonly offered: readonly CheckoutMethod[];
  readonly chosen: CheckoutMethod | undefined;
  /** Whether the input of the selected method is complete. Undefined while the method is not ready. */
  readonly isComplete: boolean | undefined;
  choose(id: string): void;
}

/** Holds the state of a checkout and provides its controls, its handle, and the list of methods. */
export function useCheckoutState(
  props: CheckoutProps,
  texts: CheckoutTexts,
  ref: ForwardedRef<CheckoutHandle>,
  extras: Extras | undefined,
): CheckoutViewState {
  const { methods, amount, currency, onError, defaultMethod, method: pageChoice, submit: hasSubmit = true } = props;
  const tender = useTenderFor('<Checkout>');
  const loaded = useMemo(() => tender.client?.getConfiguration(), [tender.client]);
  const configuration = extras ? loaded : undefined;
  const [state, run] = useRun({ texts, onError });
  const isBusy = state.status === 'collecting' || state.status === 'paying';

  // Null after `clearSelection`, undefined until the customer selects a method.
  const [ownChoice, setChoice] = useState<string | null>();
  const choice = pageChoice ?? ownChoice;
  // Read once, because the method then removes its parameters from the page's URL, and not while rendering, because a server does not know the URL.
  const [returned, setReturned] = useState<string>();
  useEffect(() => setReturned((before) => before ?? methods.find((each) => each.isReturned?.())?.id), []);
  useEffect(() => run.reset, [pageChoice, run]); // a selection by the page cancels the payment, as one by the customer does
  const [withdrawn, setWithdrawn] = useState<readonly string[]>([]);
  const first = choice ?? returned ?? defaultMethod ?? methods.find((each) => !each.mayWithdraw)?.id;
  const offered = methods.filter((each) =>
    configuration
      ? !withdrawn.includes(each.id) && each.isOffered(configuration, { amount, currency })
      : extras && !tender.error && each.startsEarly && each.id === first,
  );
  const find = (id: string | null | undefined): CheckoutMethod | undefined => offered.find((each) => each.id === id);
  const chosen = choice === undefined ? (find(returned) ?? find(defaultMethod) ?? offered[0]) : find(choice);

  /** Whether the input of the registered collector is complete. Undefined while there is none. */
  const [isComplete, setComplete] = useState<boolean>();
  const isRequestable = Boolean(isComplete);
  const isReady = isComplete !== undefined;
  useEffect(() => {
    const load = (): void => {
      // Browsers take long to format their first amount, which the pay button will show. They do it here while frames or an authorization are on their way.
      void checkout.money;
      for (const each of methods) if (isReady || each.mayWithdraw || each.id === first) each.load?.();
    };
    // Other methods wait for three seconds: when the card fields are ready, slow phones still paint them, and the customer begins to type.
    const timer = setTimeout(load, isReady ? 3000 : 0);
    return () => clearTimeout(timer);
  }, [isReady, first]);
  const [expressMethod, setExpressMethod] = useState<string>();
  const readDeviceData = useDeviceDataReader(props);
  const latest = useLatest({ ...props, texts, chosen, readDeviceData });
  useEffect(() => {
    if (tender.error) latest.current.onError?.(tender.error);
  }, [tender.error, latest]);
  // At least one method is left out, or there is none.
  const isIncomplete = Boolean(configuration && !offered[methods.length - 1]);
  useLoaded(
    () => import('./unavailable').then(({ report }) => report(latest, configuration, reportErrors)),
    isIncomplete,
    methods,
    amount,
    currency,
  );
  useEffect(() => latest.current.onRequestableChange?.(isRequestable), [isRequestable, latest]);

  const [controls] = useState(() => {
    let collector: CheckoutCollector | undefined;
    let attemptKey: string | undefined;
    const withDetails =
      (collect: Collect, ownMethod?: string) =>
      async (signal: AbortSignal): Promise<Payment> => {
        const { chosen: method } = latest.current;
        const collected = await collect(signal);
        const deviceData = await latest.current.readDeviceData();
        return {
          ...collected,
          details: { ...collected.details },
          method: ownMethod ?? method?.id ?? '',
          ...(deviceData !== undefined && { deviceData }),
        };
      };
    const own: CheckoutControls = {
      register(next) {
        collector = next;
        setComplete(next.isComplete);
        return () => {
          if (collector !== next) return;
          collector = undefined;
          setComplete(undefined);
        };
      },
      submit(ownCollect, onResult, ownMethod) {
        const current = collector;
        const collect = ownCollect ?? current?.collect;
        if (run.isRunning() || !collect || (!ownCollect && (current?.usesWalletButton || !own.beforePayment()))) return onResult?.(false);
        if (!ownCollect && !mayBeComplete(current)) return current?.showMissing?.();
        const deliver = async (payment: Payment): Promise<void> => {
          attemptKey ??= uuid();
          await latest.current.onPayment(payment, { key: attemptKey });
          attemptKey = undefined;
        };
        setExpressMethod(ownMethod);
        run.begin(withDetails(collect, ownMethod), deliver).then(
          () => onResult?.(true),
          (error: unknown) => {
            if (error instanceof Incomplete) current?.showMissing?.(); // other errors have been shown already
            onResult?.(false);
          },
        );
      },
      beforePayment: () => latest.current.beforePayment?.() !== false,
      cancel: run.reset,
      report(error, ownMethod) {
        setExpressMethod(ownMethod);
        run.fail(error);
      },
      reportSilently: (error) => latest.current.onError?.(error),
      withdraw: (id) => setWithdrawn((before) => [...before, id]),
    };
    const handle: CheckoutHandle = {
      async requestPaymentMethod({ signal } = {}) {
        const current = collector;
        const { texts: latestTexts, chosen: method } = latest.current;
        signal?.throwIfAborted();
        if (run.isRunning()) throw new DOMException('A payment is under way.', 'AbortError');
        if (!current) throw new CheckoutProblem(method ? latestTexts.loading : latestTexts.choose);
        setExpressMethod(undefined);
        try {
          if (!mayBeComplete(current)) throw new Incomplete();
          return await run.begin(withDetails(current.collect), () => false, signal);
        } catch (error) {
          if (!(error instanceof Incomplete)) throw error;
          current.showMissing?.();
          throw new CheckoutProblem(latestTexts.incomplete);
        }
      },
      get isRequestable() {
        return Boolean(collector?.isComplete) && !run.isRunning();
      },
      clearSelection() {
        run.reset();
        setChoice(null);
      },
    };
    return { own, handle };
  });
  useImperativeHandle(ref, () => controls.handle, [controls]);

  const checkout = {
    ...controls.own,
    texts,
    configuration: configuration ?? ({ gatewayConfiguration: {} } as Configuration),
    state,
    isBusy,
    hasSubmit,
    amount,
    currency,
    expressMethod,
    look: { ...props, style: extras?.style },
    /** Formatted when it is read: read it only to show it, which is after the card fields have begun to load. */
    get money() {
      return formatMoney(amount, currency, texts.locale);
    },
  };
  const choose = (id: string): void => {
    run.reset();
    setChoice(id);
    latest.current.onMethodChange?.(id);
  };
  return { tender, checkout, isKnown: Boolean(configuration), offered, chosen, isComplete, choose };
}

const mayBeComplete = (collector: CheckoutCollector | undefined): boolean | undefined => collector?.isComplete || collector?.isUnsure;
