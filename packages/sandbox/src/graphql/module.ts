import { type GraphQLFieldResolver } from 'graphql';
import { type Caller } from '../authorization/caller';
import { type SandboxContext } from '../context';
import { type Urls } from '../server/origin';

/** What every resolver is given as its context. */
export interface GraphqlCall {
  sandbox: SandboxContext;
  caller: Caller;
  urls: Urls;
  /** Of the request: `http://localhost:4810`. */
  origin: string;
}

/** Arguments are checked by the schema before a resolver runs; a resolver reads them with zod, as every input. */
export type Resolver = GraphQLFieldResolver<unknown, GraphqlCall, Record<string, unknown>>;

/** One group of operations: a piece of the schema, and what answers its fields. */
export interface GraphqlModule {
  /** May extend the types of other groups: `extend type Query`, `extend union PaymentMethodDetails = ...`. */
  typeDefs: string;
  /** By type and field; a field without an entry reads the member of its name. Values of unions and interfaces carry `__typename`. */
  resolvers?: Record<string, Record<string, Resolver>>;
  /** What `node(id)` finds here: a value with `__typename`, or undefined for an id of another group. */
  findNode?: (id: string, call: GraphqlCall) => Promise<object | undefined>;
}
