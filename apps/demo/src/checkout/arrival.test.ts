import { endArrival, leave, readArrival, returnAddress, showArrival } from './arrival';
import { EMPTY_DRAFT, type Draft } from './draft';

const draft: Draft = { ...EMPTY_DRAFT, place: 'page', email: 'ada@example.com', iban: 'DE89370400440532013000' };
const arriveAt = (address: string): void => history.replaceState(null, '', address);

afterEach(() => {
  sessionStorage.clear();
  arriveAt('/');
});

test('default: who left for a bank comes back to the method as it was', () => {
  leave(draft, 'the key');
  arriveAt(`${returnAddress('sepa')}&success=true&cart_id=1`);
  showArrival();
  expect(location.hash).toBe('#/checkout/sepa');
  expect(readArrival()).toEqual({ method: 'sepa', draft: { ...draft, iban: '' }, orderKey: 'the key' });
  endArrival();
  expect(location.href).toBe(`${location.origin}/#/checkout/sepa`);
  expect(readArrival()).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('behavior: a tab that knows nothing of the order begins with an empty draft', () => {
  arriveAt(returnAddress('local-payment'));
  expect(readArrival()).toEqual({ method: 'local-payment', draft: { ...EMPTY_DRAFT, place: 'page' } });
});

test('behavior: a store that was tampered with is no obstacle', () => {
  sessionStorage.setItem('fern-and-field.checkout', '{');
  arriveAt(returnAddress('sepa'));
  expect(readArrival()?.draft.email).toBe('');
});

test.each(['/', '/?return=card', '/?return='])('behavior: %s is no return', (address) => {
  arriveAt(address);
  showArrival();
  expect(readArrival()).toBeUndefined();
  expect(location.hash).toBe('');
});

test('behavior: what Venmo’s app says in the fragment is left for its component, and gone in the end', () => {
  leave(draft, 'the key');
  arriveAt(`${returnAddress('venmo')}#venmoSuccess=1&paymentMethodNonce=n`);
  showArrival();
  expect(location.hash).toBe('#venmoSuccess=1&paymentMethodNonce=n');
  expect(readArrival()).toMatchObject({ method: 'venmo', orderKey: 'the key' });
  endArrival();
  expect(location.href).toBe(`${location.origin}/#/checkout/venmo`);
});
