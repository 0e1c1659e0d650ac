// What code blocks use without defining it, because every shop has it.

/** A tokenization key or client token. */
declare const authorization: string;
declare const form: HTMLFormElement;
declare const button: HTMLButtonElement;

/** Sends the nonce to the shop's server. */
declare function pay(nonce: string): Promise<void>;
/** Shows a message to the customer. */
declare function tell(message: string): void;

declare module '*.css';
/** Packages of the provider: one that a shop replaces, and one that it keeps. */
declare module 'braintree-web-drop-in';
declare module 'braintree-web/data-collector';
/** What only some shops have: their framework, their development server, and the file that a guide describes. */
declare module 'next/server' {
  export function connection(): Promise<void>;
}
declare module 'vite' {
  export function defineConfig(settings: object): object;
}
declare module '*/gateway' {
  export const gateway: { readonly clientToken: { generate(options: object): Promise<{ readonly clientToken: string }> } };
}
