/** A part of the documented server API that the sandbox does not have. */
export interface UnsupportedRequest {
  /** Paths below `/merchants/<id>/`, in Hono's syntax. */
  paths: readonly string[];
  reason: string;
}

/** Requests that are refused with 501 and the reason. The README lists them too. */
export const unsupportedRequests: readonly UnsupportedRequest[] = [
  {
    paths: ['subscriptions/*', 'plans/*', 'add_ons/*', 'discounts/*'],
    reason: 'The sandbox has no recurring billing: subscriptions, plans, add-ons and discounts.',
  },
  {
    paths: [
      'transactions/:id/hold_in_escrow',
      'transactions/:id/release_from_escrow',
      'transactions/:id/cancel_release',
      'transactions/:id/escrow',
    ],
    reason: 'The sandbox has no marketplace: escrow and sub-merchants.',
  },
  {
    paths: ['merchant_accounts/create_via_api', 'merchant_accounts/create_for_currency', 'merchant_accounts/:id/update_via_api'],
    reason: 'Merchant accounts are not created by requests. Name them in the setting merchantAccounts.',
  },
  {
    paths: [
      'payment_methods/grant',
      'payment_methods/revoke',
      'transparent_redirect_requests/*',
      ...['customers', 'payment_methods', 'transactions'].flatMap((collection) =>
        ['create', 'update'].map((action) => `${collection}/all/${action}_via_transparent_redirect_request`),
      ),
    ],
    reason: 'The sandbox has no sharing of payment methods between merchants and no transparent redirect.',
  },
  { paths: ['settlement_batch_summary'], reason: 'The sandbox has no summaries of settlement batches.' },
  { paths: ['transactions/:id/shipments'], reason: 'The sandbox has no package tracking.' },
  { paths: ['ideal_payments/*'], reason: 'iDEAL has ended in this form. The sandbox has it as a local payment.' },
];

/** The same for requests that name no merchant in their path. */
export const unsupportedRootRequests: readonly UnsupportedRequest[] = [
  {
    paths: ['oauth/*', 'merchants/create_via_api'],
    reason: 'The sandbox has no OAuth: one merchant, whose keys are shown when it starts.',
  },
];
