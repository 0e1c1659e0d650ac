import type { Client } from '@tender/client';
import type { CardForm } from './model/card-form';
import type { Frame } from './frame';
import type { createTokenizationHandler } from './tokenize/tokenization-handler';

declare global {
  interface Window {
    bus?: Frame['bus'];
    /** The orchestrator's only. `client` is for frames of this origin that send the card elsewhere than to `tokenize`: UnionPay's. */
    cardForm?: CardForm & { readonly client: Promise<Client> };
    braintree?: {
      hostedFields?: {
        create(): void;
        initialize(form: CardForm): void;
        orchestrate(configuration: unknown): void;
        createTokenizationHandler: typeof createTokenizationHandler;
      };
    };
  }
}

/** The windows of all fields of this instance, this one too: frames of the same page with the same address. */
export function siblings(): Window[] {
  return Array.from({ length: parent.frames.length }, (_, index) => parent.frames[index]).filter(isSibling);
}

function isSibling(candidate: Window | undefined): candidate is Window {
  try {
    return candidate?.location.href === location.href;
  } catch {
    return false; // of another origin
  }
}
