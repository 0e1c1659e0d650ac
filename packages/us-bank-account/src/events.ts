/** Analytics events of US bank accounts, with the names that they have on the wire. */
export type UsBankAccountAnalyticsEvent =
  | 'web.usbankaccount.initialized'
  | 'web.usbankaccount.bankdetails.tokenization.succeeded'
  | 'web.usbankaccount.bankdetails.tokenization.failed'
  | 'web.usbankaccount.banklogin.tokenization.started'
  | 'web.usbankaccount.banklogin.tokenization.closed.by-user'
  | 'web.usbankaccount.banklogin.tokenization.succeeded'
  | 'web.usbankaccount.banklogin.tokenization.failed';
