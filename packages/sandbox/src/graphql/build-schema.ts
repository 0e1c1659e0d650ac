import { buildSchema, isObjectType, type GraphQLSchema } from 'graphql';
import { type GraphqlModule, type Resolver } from './module';

/** One schema out of all groups; a resolver for a field that no group declares is a mistake and throws. */
export function buildGatewaySchema(modules: readonly GraphqlModule[]): GraphQLSchema {
  const schema = buildSchema(modules.map(({ typeDefs }) => typeDefs).join('\n'));
  for (const { resolvers = {} } of modules) {
    for (const [typeName, fields] of Object.entries(resolvers)) {
      for (const [fieldName, resolve] of Object.entries(fields)) fieldOf(schema, typeName, fieldName).resolve = resolve;
    }
  }
  fieldOf(schema, 'Query', 'node').resolve = nodeResolver(modules);
  return schema;
}

function fieldOf(schema: GraphQLSchema, typeName: string, fieldName: string) {
  const type = schema.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
  if (!field) throw new Error(`The GraphQL schema has no field ${typeName}.${fieldName}`);
  return field;
}

/** Asks every group in turn; null when none knows the id. */
function nodeResolver(modules: readonly GraphqlModule[]): Resolver {
  return async (_, { id }, call) => {
    for (const { findNode } of modules) {
      const found = await findNode?.(String(id), call);
      if (found) return found;
    }
    return null;
  };
}
