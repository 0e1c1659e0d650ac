import { card } from './merchant-samples';
import { type Sample } from './sample';

const createMutation = (field: string, type: string, selection: string, input: object): Sample => [
  /graphql/,
  { query: `mutation ($input: ${type}!) { ${field}(input: $input) { ${selection} } }`, variables: { input } },
];

export const GRAPHQL_SAMPLES: readonly Sample[] = [
  createMutation('tokenizeCreditCard', 'TokenizeCreditCardInput', 'token creditCard { bin last4 }', {
    creditCard: { number: card.number, expirationMonth: '12', expirationYear: '2030', cvv: '123' },
    options: { validate: true },
  }),
  createMutation('createVenmoPaymentContext', 'CreateVenmoPaymentContextInput', 'venmoPaymentContext { id }', {
    paymentMethodUsage: 'MULTI_USE',
    customerClient: 'MOBILE_APP',
    intent: 'CONTINUE',
  }),
  createMutation('tokenizeUsBankAccount', 'TokenizeUsBankAccountInput', 'paymentMethod { id }', {
    usBankAccount: {
      accountNumber: '1000000000',
      routingNumber: '011401533',
      accountType: 'CHECKING',
      achMandate: 'yes',
      individualOwner: { firstName: 'A', lastName: 'B' },
    },
  }),
  createMutation('deletePaymentMethodFromSingleUseToken', 'DeletePaymentMethodFromSingleUseTokenInput', 'clientMutationId', {
    singleUseTokenId: '{nonce}',
  }),
  [
    /graphql/,
    {
      query: 'query ($id: ID!) { node(id: $id) { id ... on VenmoPaymentContext { status } } }',
      variables: { id: '{context}' },
      operationName: null,
    },
  ],
  [/graphql/, { query: `{ clientConfiguration { ${'... on ClientConfiguration { '.repeat(100)} environment ${'}'.repeat(100)} } }` }],
];
