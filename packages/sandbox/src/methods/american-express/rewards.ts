import { type SandboxContext } from '../../core/context';
import { hashCardNumber } from '../../payments/cards/card-document';
import { type Instrument } from '../../payments/instruments/kinds';

/** What American Express answers about the points of a card. */
export type RewardsAnswer =
  | Record<'conversionRate' | 'currencyAmount' | 'currencyIsoCode' | 'requestId' | 'rewardsAmount' | 'rewardsUnit', string>
  | { error: { code: string; message: string } };

const REWARDS_CARD = '371260714673002';
const CARD_WITHOUT_POINTS = '371544868764018';

/** Finds the rewards of a card by its test number, which the sandbox knows by its hash only. Every other card takes no part in the program. */
export function findRewards(context: SandboxContext, { cardFingerprint }: Instrument, requestId: string): RewardsAnswer {
  const isCard = (number: string) => cardFingerprint === hashCardNumber(context, number);
  if (isCard(REWARDS_CARD)) {
    return {
      conversionRate: '0.0070',
      currencyAmount: '316795.03',
      currencyIsoCode: 'USD',
      requestId,
      rewardsAmount: '45256433',
      rewardsUnit: 'Points',
    };
  }
  return isCard(CARD_WITHOUT_POINTS)
    ? { error: { code: 'INQ2003', message: 'The card has too few points' } }
    : { error: { code: 'INQ2002', message: 'The card is not eligible for rewards' } };
}
