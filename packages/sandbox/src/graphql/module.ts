import { type GraphQLFieldResolver } from 'graphql';
import { type Caller } from '../authorization/caller';
import { type SandboxContext } from '../context';
import { type Urls } from '../server/origin';

/** What every resolver is given as its context. */
export interface GraphqlCall {
  sandbox: SandboxContext;
  /** Throws a 401 for a bad authorization, so that a resolver asks when it needs to know. */
  caller: Caller;
  urls: Urls;
}

/** Arguments are checked by the schema before a resolver runs; a resolver reads them with zod, as every input. */
export type Resolver = GraphQLFieldResolver<unknown, GraphqlCall, Record<string, unknown>>;

/** One group of operations: a piece of the schema, and what answers its fields. */
export interface GraphqlModule {
  /** May `extend type Query` and `extend type Mutation`. */
  typeDefs: string;
  /** By type and field; a field without an entry reads the member of its name. `__resolveType` decides for unions and interfaces. */
  resolvers: Record<string, Record<string, Resolver>>;
  /** By union or interface: the type's name for a value. */
  typeOf?: Record<string, (value: unknown) => string>;
}
