import { type GraphQLFieldResolver } from 'graphql';
import { type Caller } from '../authorization/caller';
import { type SandboxContext } from '../context';
import { type Urls } from './create-urls';

/** Context of every resolver. */
export interface GraphqlCall {
  sandbox: SandboxContext;
  caller: Caller;
  urls: Urls;
  /** Origin of the request: `http://localhost:4810`. */
  origin: string;
}

/** The schema checks arguments before a resolver runs. Resolvers parse them with zod, like all input. */
export type Resolver = GraphQLFieldResolver<unknown, GraphqlCall, Record<string, unknown>>;

/** One group of operations: a part of the schema, and its resolvers. */
export interface GraphqlModule {
  /** May extend the types of other groups: `extend type Query`, `extend union PaymentMethodDetails = ...`. */
  typeDefs: string;
  /** Resolvers by type and field. A field without one reads the member of its name. Values of unions and interfaces carry `__typename`. */
  resolvers?: Record<string, Record<string, Resolver>>;
  /** Finds the object of `node(id)`: a value with `__typename`, or undefined for an id of another group. */
  findNode?: (id: string, call: GraphqlCall) => Promise<object | undefined>;
}
