import type { Client } from '@tender/client';
import type { CardForm } from './model/card-form';
import type { Frame } from './frame';
import type { createTokenizationHandler } from './tokenize/tokenization-handler';

declare global {
  interface Window {
    bus?: Frame['bus'];
    /** Only in the orchestrator. The UnionPay frame, which has the same origin, reads the card and uses `client` to send it. */
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

/** Finds the windows of all fields of this instance, this window included: frames of the same page with the same URL. */
export function findSiblings(): Window[] {
  return Array.from({ length: parent.frames.length }, (_, index) => parent.frames[index]).filter(isSibling);
}

function isSibling(candidate: Window | undefined): candidate is Window {
  try {
    return candidate?.location.href === location.href;
  } catch {
    return false; // another origin
  }
}
