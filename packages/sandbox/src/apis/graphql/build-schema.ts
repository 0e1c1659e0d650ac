import { buildSchema, isObjectType, type GraphQLSchema } from 'graphql';
import { type GraphqlModule, type Resolver } from '../../core/http/graphql-module';

/** Builds one schema from all modules. Throws for a resolver whose field no module declares. */
export function buildGatewaySchema(modules: readonly GraphqlModule[]): GraphQLSchema {
  const schema = buildSchema(modules.map(({ typeDefs }) => typeDefs).join('\n'));
  for (const { resolvers = {} } of modules) {
    for (const [typeName, fields] of Object.entries(resolvers)) {
      for (const [fieldName, resolve] of Object.entries(fields)) findField(schema, typeName, fieldName).resolve = resolve;
    }
  }
  findField(schema, 'Query', 'node').resolve = createNodeResolver(modules);
  return schema;
}

function findField(schema: GraphQLSchema, typeName: string, fieldName: string) {
  const type = schema.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
  if (!field) throw new Error(`The GraphQL schema has no field ${typeName}.${fieldName}`);
  return field;
}

/** Asks each module for a node. Returns null when no module knows the id. */
function createNodeResolver(modules: readonly GraphqlModule[]): Resolver {
  return async (_, { id }, call) => {
    for (const { findNode } of modules) {
      const found = await findNode?.(String(id), call);
      if (found) return found;
    }
    return null;
  };
}
