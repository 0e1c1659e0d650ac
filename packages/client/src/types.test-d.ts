// Checked by tsc; nothing of it runs.
import type * as z from 'zod/mini';
import {
  client,
  type clientErrors,
  type TenderError,
  type Client,
  type ClientCreateOptions,
  type ClientErrorCode,
  type RequestResult,
} from './index';
import { defineComponent, type Call, type ComponentOptions, type Scope } from './internal';
import type { clientCreateOptions, requestOptions } from './schemas';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function same<A, B>(_: Equal<A, B>): void {}
function is<A>(): <B>(value: B, same: Equal<A, B>) => void {
  return () => {};
}

declare const made: Client;
declare const signal: AbortSignal;

// Promise and callback forms.
same<ReturnType<typeof clientErrors.CLIENT_RATE_LIMITED>, TenderError<'CLIENT_RATE_LIMITED'>>(true);
void client.create({ authorization: 'x', signal }).then((resolved) => is<Client>()(resolved, true));
client.create({ authorization: 'x' }, (error, resolved) => {
  is<TenderError | null | undefined>()(error, true);
  is<Client | undefined>()(resolved, true);
});
// @ts-expect-error an authorization is required
void client.create({});
// @ts-expect-error an authorization is a text
void client.create({ authorization: 5 });

void made.request({ method: 'GET', endpoint: 'x', signal }).then((result) => is<RequestResult>()(result, true));
made.request({ method: 'GET', endpoint: 'x' }, (error, data, status) => {
  is<TenderError | null | undefined>()(error, true);
  is<RequestResult | null>()(data, true);
  is<number | undefined>()(status, true);
});
// @ts-expect-error there are two interfaces
void made.request({ method: 'GET', endpoint: 'x', api: 'other' });

// Codes are literals.
const code: ClientErrorCode = 'CLIENT_RATE_LIMITED';
// @ts-expect-error no such code
const none: ClientErrorCode = 'CLIENT_LIMITED';
void [code, none];

// The schemas' inputs are the options.
same<z.input<typeof clientCreateOptions>['authorization'], ClientCreateOptions['authorization']>(true);
declare const parsed: z.output<typeof requestOptions>;
void made.request(parsed);

// What a component's definition says, its instance has.
const toy = defineComponent({
  name: 'Toy',
  prefix: 'toy',
  create: (
    scope: { options: ComponentOptions } & Parameters<Parameters<typeof defineComponent<ComponentOptions, object>>[0]['create']>[0],
  ) =>
    Promise.resolve({
      none: scope.method('none', (_call: Call) => Promise.resolve(1)),
      options: scope.method('options', (_call: Call, options: { game: string }) => Promise.resolve(options.game)),
      optional: scope.method('optional', (_call: Call, options?: { game?: string }) => Promise.resolve(String(options?.game))),
      text: scope.method('text', (_call: Call, text: string) => Promise.resolve(text)),
      add: scope.sync('add', (a: number, b: number) => a + b),
      teardown: scope.teardown,
    }),
});
void toy.create({ authorization: 'x', signal }).then(async (instance) => {
  same<number, Awaited<ReturnType<() => Promise<number>>>>(true);
  const one: number = await instance.none({ signal });
  const game: string = await instance.options({ game: 'chess', signal });
  const text: string = await instance.text('x', { signal });
  instance.options({ game: 'go' }, (error, input) => void [error, input satisfies string | undefined]);
  instance.none((error, input) => void [error satisfies TenderError | null | undefined, input satisfies number | undefined]);
  instance.optional((error, input) => void [error?.code, input?.length]);
  instance.optional({ game: 'go' }, (error: TenderError, input: string) => void [error.code, input.length]);
  // @ts-expect-error a callback takes what the method resolves with
  void instance.optional((error: TenderError, input: number) => void [error, input]);
  // @ts-expect-error the option is required before a callback too
  void instance.options((error) => void error);
  // @ts-expect-error the option is required
  void instance.options({ signal });
  const sum: number = instance.add(1, 2);
  await instance.teardown();
  return [one, game, text, sum];
});

// A component sends the analytics events that it lists, and no others.
type ToyScope = Scope<ComponentOptions, 'web.toy.played' | `web.toy.won.${number}` | 'web.bridge:toy', 'toy'>;
const create = ({ track, trackAs, teardown }: ToyScope): Promise<object> => {
  track('played');
  track(`won.${1 + 1}`);
  trackAs('bridge:toy');
  // @ts-expect-error the event is not listed
  track('lost');
  // @ts-expect-error it is not listed with this prefix
  track('bridge:toy');
  // @ts-expect-error a score is a number
  track(`won.${String(teardown)}`);
  return Promise.resolve({ teardown });
};
defineComponent({ name: 'Toy', prefix: 'toy', teardownEvent: 'played', create });
// @ts-expect-error the event is not listed
defineComponent({ name: 'Toy', prefix: 'toy', teardownEvent: 'lost', create });
// @ts-expect-error the events have another prefix
defineComponent({ name: 'Toy', prefix: 'toys', create });
// @ts-expect-error a component without a list sends no events
defineComponent({ name: 'Toy', prefix: 'toy', create: ({ track }) => Promise.resolve({ played: track('played') }) });
