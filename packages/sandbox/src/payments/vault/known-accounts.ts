import type { MerchantAccount } from '../../core/merchant';
import { DEFAULT_CARD_TYPES } from '../cards/supported-card-types';

/** Elo is a Brazilian brand. */
const WITHOUT_ELO = DEFAULT_CARD_TYPES.filter((type) => type !== 'Elo');

/**
 * Accounts of the provider's test merchant. The suites of the official server SDKs and many shops' tests name them, and each stands for a processor with
 * other rules. What the settings say of an account takes precedence.
 */
export const KNOWN_ACCOUNTS: Readonly<Record<string, MerchantAccount>> = {
  sandbox_credit_card: { currency: 'USD', supportedCardTypes: WITHOUT_ELO, refuses: ['authorizationAdjustment'] },
  sandbox_credit_card_non_default: { currency: 'USD', supportedCardTypes: WITHOUT_ELO },
  three_d_secure_merchant_account: { currency: 'USD' },
  india_three_d_secure_merchant_account: { currency: 'INR', regulation: 'rbi' },
  european_three_d_secure_merchant_account: { currency: 'EUR', regulation: 'psd2' },
  us_bank_merchant_account: { currency: 'USD' },
  another_us_bank_merchant_account: { currency: 'USD', requires: ['verifiedBankAccount'] },
  sandbox_master_merchant_account: { currency: 'USD' },
  suspended_account: { currency: 'USD', suspended: true },
  fake_first_data_merchant_account: { currency: 'USD' },
  fake_first_data_venmo_account: { currency: 'USD' },
  aft_first_data_wallet_transfer: { currency: 'USD' },
  pinless_debit: { currency: 'USD' },
  heartland_ma: { currency: 'USD', refuses: ['threeDSecurePassThru'] },
  fake_amex_direct_usd: { currency: 'USD', refuses: ['detailUpdate'] },
  adyen_ma: { currency: 'EUR' },
  aib_swe_ma: { currency: 'SEK', requires: ['taxAmount'] },
  hiper_brl: { currency: 'BRL', minimumAmount: '1.00' },
  card_processor_brl: { currency: 'BRL', minimumAmount: '1.00' },
  card_processor_brl_sdwo: { currency: 'BRL', requires: ['transfer'] },
  gbp_pwpp_multi_account_merchant_account: { currency: 'GBP', refuses: ['customerRecommendations'] },
};
