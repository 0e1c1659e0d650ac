import { openShop } from './shop';

export type VaultShop = Awaited<ReturnType<typeof openVaultShop>>;

/** Opens a shop that stores payment methods of its customers. */
export async function openVaultShop() {
  const shop = await openShop();
  return {
    ...shop,
    paymentMethod: (name: string, ...args: unknown[]) => shop.gateway['paymentMethod']![name]!(...args),
    creditCard: (name: string, ...args: unknown[]) => shop.gateway['creditCard']![name]!(...args),
    /** Creates a customer and resolves with its id. */
    createCustomer: async () => (await shop.gateway['customer']!['create']!({ firstName: 'Ada' })).customer.id,
  };
}
