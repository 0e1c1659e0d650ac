import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { order, type Order } from './contract';

/** An order, with the data that recognize a repeated request. */
const record = z.object({
  order,
  orderKey: z.string(),
  /** Distinguishes a repeated request from another order with the same key. */
  fingerprint: z.string(),
  /** Id of the payment that a waiting order waits for. */
  paymentId: z.string().optional(),
});
export type OrderRecord = z.infer<typeof record>;

export interface OrderStore {
  /** Adds a record, or replaces the one with the same order id. */
  put(record: OrderRecord): void;
  /** Removes an attempt that certainly charged nothing. */
  remove(id: string): void;
  byKey(orderKey: string): OrderRecord | undefined;
  byPaymentId(paymentId: string): OrderRecord | undefined;
  byId(id: string): OrderRecord | undefined;
  /** Lists the orders, the latest first. */
  list(): Order[];
}

/**
 * Stores orders in memory, and with a folder also in its `orders.json`, which the next run reads. It stores no nonces, and of cards only brand and last
 * four digits.
 */
export function createOrderStore(folder?: string): OrderStore {
  const file = folder && join(folder, 'orders.json');
  const records = new Map((file ? read(file) : []).map((known) => [known.order.id, known]));
  const save = (): void => {
    if (file) write(file, [...records.values()]);
  };
  return {
    put(added) {
      records.set(added.order.id, added);
      save();
    },
    remove(id) {
      records.delete(id);
      save();
    },
    byKey: (orderKey) => [...records.values()].find((known) => known.orderKey === orderKey),
    byPaymentId: (paymentId) => [...records.values()].find((known) => known.paymentId === paymentId),
    byId: (id) => records.get(id),
    list: () => [...records.values()].map((known) => known.order).reverse(),
  };
}

function read(file: string): OrderRecord[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return []; // the first run
  }
  return z.array(record).parse(JSON.parse(text));
}

/** Writes a temporary file and renames it, so that a crash leaves either the old file or the new one. */
function write(file: string, records: readonly OrderRecord[]): void {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(records, null, 2));
  renameSync(`${file}.new`, file);
}
