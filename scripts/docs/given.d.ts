// What documents speak of without making it: a shop has these already.

/** A tokenization key or client token. */
declare const authorization: string;
declare const form: HTMLFormElement;
declare const button: HTMLButtonElement;

/** Sends the nonce to the shop's server. */
declare function pay(nonce: string): Promise<void>;
/** Tells the customer something. */
declare function tell(message: string): void;

declare module '*.css';
/** Of the provider: what a shop leaves, and what it keeps. */
declare module 'braintree-web-drop-in';
declare module 'braintree-web/data-collector';
