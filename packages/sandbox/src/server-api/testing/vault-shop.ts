import { type SandboxDescription } from '../../apis/control/describe-sandbox';
import { openShop, type Shop } from './shop';

export type VaultShop = Awaited<ReturnType<typeof openVaultShop>>;

/** Opens a shop that stores payment methods of its customers. */
export const openVaultShop = async () => createVaultShop(await openShop());

export function createVaultShop<S extends SandboxDescription>(shop: Shop<S>) {
  return {
    ...shop,
    paymentMethod: (name: string, ...args: unknown[]) => shop.gateway['paymentMethod']![name]!(...args),
    creditCard: (name: string, ...args: unknown[]) => shop.gateway['creditCard']![name]!(...args),
    /** Creates a customer and resolves with its id. */
    createCustomer: async () => (await shop.gateway['customer']!['create']!({ firstName: 'Ada' })).customer.id,
  };
}
