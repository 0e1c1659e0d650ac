import { useEffect } from 'react';
import type { Order } from '../../server/contract';
import { api } from '../api';
import type { Loaded } from '../use-loaded';

const PERIOD = 3_000;

/** Polls an order until its payment is confirmed, which happens outside of the shop. */
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
