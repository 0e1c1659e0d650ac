import { uuid } from '@tender/client/internal';
import { useEffect, useImperativeHandle, useMemo, useRef, useState, type ForwardedRef } from 'react';
import { useLatest } from '../core/by-value';
import { useTender, type TenderState } from '../tender';
import type { CheckoutControls, CheckoutState, Collector } from './checkout-context';
import type { CheckoutMethod } from './checkout-method';
import { CheckoutProblem } from './checkout-problem';
import type { CheckoutHandle, CheckoutProps } from './checkout-props';
import { Incomplete } from './incomplete';
import type { Collect, Payment } from './payment';
import type { CheckoutTexts } from './texts/checkout-texts';
import { useRun } from './use-run';

interface Known {
  readonly tender: TenderState;
  /** None as long as the merchant's configuration is not known. */
  readonly checkout: (CheckoutState & CheckoutControls) | undefined;
  readonly offered: readonly CheckoutMethod[];
  readonly chosen: CheckoutMethod | undefined;
  choose(id: string): void;
}

/** What a checkout is about, what is going on in it, and what can be done with it. */
export function useCheckoutState(props: CheckoutProps, texts: CheckoutTexts, ref: ForwardedRef<CheckoutHandle>): Known {
  const { methods, amount, currency, onError, onRequestableChange, defaultMethod, submit: hasSubmit = true } = props;
  const tender = useTender();
  const configuration = useMemo(() => tender.client?.getConfiguration(), [tender.client]);
  const run = useRun({ texts, onError });
  const { state, begin, reset, isUnderWay, fail } = run;
  const isBusy = state.status === 'collecting' || state.status === 'paying';

  // Null where none is to be chosen, nothing where nobody has chosen yet.
  const [choice, setChoice] = useState<string | null>();
  const [withdrawn, setWithdrawn] = useState<readonly string[]>([]);
  const offered = configuration
    ? methods.filter((each) => !withdrawn.includes(each.id) && each.isOffered(configuration, { amount, currency }))
    : [];
  // Once: the method takes its traces off the page's address.
  const returned = useMemo(() => configuration && methods.find((each) => each.isReturned?.())?.id, [configuration]);
  const first = [returned, defaultMethod].map((wanted) => offered.find(({ id }) => id === wanted)).find(Boolean) ?? offered[0];
  const chosen = choice === undefined ? first : offered.find(({ id }) => id === choice);

  const collector = useRef<Collector | undefined>(undefined);
  const attemptKey = useRef<string | undefined>(undefined);
  const [isRequestable, setRequestable] = useState(false);
  const latest = useLatest({ ...props, texts, chosen });
  const changed = useLatest(onRequestableChange);
  useEffect(() => changed.current?.(isRequestable), [isRequestable, changed]);

  const controls = useMemo(() => {
    const collected =
      (collect: Collect) =>
      async (signal: AbortSignal): Promise<Payment> => {
        const { chosen: method, deviceData } = latest.current;
        const payment = { ...(await collect(signal)), method: method?.id ?? '' };
        if (deviceData === undefined) return payment;
        return { ...payment, deviceData: typeof deviceData === 'function' ? await deviceData() : deviceData };
      };
    const own: CheckoutControls = {
      register(next) {
        collector.current = next;
        setRequestable(next.isComplete);
        return () => {
          if (collector.current !== next) return;
          collector.current = undefined;
          setRequestable(false);
        };
      },
      submit(given) {
        const { current } = collector;
        const collect = given ?? current?.collect;
        if (isUnderWay() || !collect || (!given && current?.isPassive)) return;
        if (!given && !mayBeComplete(current)) return current?.showMissing?.();
        const deliver = async (payment: Payment): Promise<void> => {
          attemptKey.current ??= uuid();
          await latest.current.onPayment(payment, { key: attemptKey.current });
          attemptKey.current = undefined;
        };
        begin(collected(collect), deliver).catch((error: unknown) => {
          if (error instanceof Incomplete) current?.showMissing?.(); // all else is told
        });
      },
      cancel: reset,
      report: (error) => fail(error),
      tell: (error) => latest.current.onError?.(error),
      withdraw: (id) => setWithdrawn((before) => [...before, id]),
    };
    const handle: CheckoutHandle = {
      requestPaymentMethod({ signal } = {}) {
        const { current } = collector;
        const { texts: words, chosen: method } = latest.current;
        if (signal?.aborted) return Promise.reject(signal.reason);
        if (isUnderWay()) return Promise.reject(new DOMException('A payment is under way.', 'AbortError'));
        if (!current) return Promise.reject(new CheckoutProblem(method ? words.loading : words.choose));
        const collecting = mayBeComplete(current)
          ? begin(collected(current.collect), () => false, signal)
          : Promise.reject<Payment>(new Incomplete());
        return collecting.catch((error: unknown) => {
          if (!(error instanceof Incomplete)) throw error;
          current.showMissing?.();
          throw new CheckoutProblem(words.incomplete);
        });
      },
      get isRequestable() {
        return Boolean(collector.current?.isComplete) && !isUnderWay();
      },
      clearSelection() {
        reset();
        setChoice(null);
      },
    };
    return { own, handle };
  }, [latest, begin, reset, isUnderWay, fail]);
  useImperativeHandle(ref, () => controls.handle, [controls]);

  const checkout = useMemo(
    () =>
      configuration && {
        ...controls.own,
        texts,
        configuration,
        state,
        isBusy,
        hasSubmit,
        amount,
        currency,
        money: new Intl.NumberFormat(texts.locale, { style: 'currency', currency }).format(Number(amount)),
      },
    [controls, texts, configuration, state, isBusy, hasSubmit, amount, currency],
  );
  const choose = (id: string): void => {
    reset();
    setChoice(id);
  };
  return { tender, checkout, offered, chosen, choose };
}

const mayBeComplete = (collector: Collector | undefined): boolean => Boolean(collector && (collector.isComplete || collector.isUnsure));
