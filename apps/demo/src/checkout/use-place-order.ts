import { CheckoutProblem } from '@tender/react/checkout';
import { useRef } from 'react';
import type { Order, OrderRequest, WaitingOrderRequest } from '../../server/contract';
import { api, ApiProblem, NoResponse, type Api } from '../api';

type Request = OrderRequest | WaitingOrderRequest;
/** An order without its key: of a payment to charge, or of a payment that is confirmed later. */
export type NewOrder = Omit<OrderRequest, 'orderKey'> | Omit<WaitingOrderRequest, 'orderKey'>;

/**
 * Returns a function that places an order. An order whose outcome is unknown is sent again as it was, whatever is passed the next time, so that the
 * customer is charged once at most. It throws a `CheckoutProblem` when the order was not placed.
 */
export function usePlaceOrder(onPlaced: (order: Order) => void, shop: Api = api): (order: NewOrder) => Promise<void> {
  const open = useRef<Request>(undefined);
  return async (order) => {
    const request: Request = open.current ?? { ...order, orderKey: crypto.randomUUID() };
    open.current = request;
    try {
      onPlaced(await ('paymentId' in request ? shop.placeWaitingOrder(request) : shop.placeOrder(request)));
      open.current = undefined;
    } catch (error) {
      if (!isOutcomeUnknown(error)) open.current = undefined;
      throw describe(error);
    }
  };
}

const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof NoResponse || (error instanceof ApiProblem && error.problem.code === 'unconfirmed');

function describe(error: unknown): unknown {
  if (error instanceof NoResponse) {
    const help = 'The payment may have gone through. Press “Pay” again: you will be charged once at most, however often you press.';
    return new CheckoutProblem('The connection broke off while you paid.', help);
  }
  if (!(error instanceof ApiProblem)) return error;
  const { title, detail, processor } = error.problem;
  return new CheckoutProblem(title, processor ? `${detail} (Bank’s answer: ${processor.code}.)` : detail);
}
