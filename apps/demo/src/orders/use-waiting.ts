import { useEffect } from 'react';
import type { Order } from '../../server/contract';
import { api } from '../api';
import type { Loaded } from '../use-loaded';

const PERIOD = 3_000;

/** Asks again and again for an order whose payment is confirmed elsewhere, until it is. */
export function useWaiting(order: Loaded<Order>, id: string): void {
  const replace = order.status === 'ready' && order.value.status === 'waiting' ? order.replace : undefined;
  useEffect(() => {
    if (!replace) return undefined;
    const left = new AbortController();
    const timer = setInterval(() => void api.order(id, left.signal).then(replace, () => undefined), PERIOD);
    return () => {
      left.abort();
      clearInterval(timer);
    };
  }, [replace, id]);
}
