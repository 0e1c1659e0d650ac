import { buildSchema, isAbstractType, isObjectType, type GraphQLSchema } from 'graphql';
import { type GraphqlModule } from './module';

/** One schema out of all groups; a resolver for a field that no group declares is a mistake and throws. */
export function buildGatewaySchema(modules: readonly GraphqlModule[]): GraphQLSchema {
  const schema = buildSchema(modules.map(({ typeDefs }) => typeDefs).join('\n'));
  for (const { resolvers, typeOf = {} } of modules) {
    for (const [typeName, fields] of Object.entries(resolvers)) {
      const type = schema.getType(typeName);
      for (const [fieldName, resolve] of Object.entries(fields)) {
        const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
        if (!field) throw new Error(`The GraphQL schema has no field ${typeName}.${fieldName}`);
        field.resolve = resolve;
      }
    }
    for (const [typeName, decide] of Object.entries(typeOf)) {
      const type = schema.getType(typeName);
      if (!isAbstractType(type)) throw new Error(`The GraphQL schema has no union or interface ${typeName}`);
      type.resolveType = decide;
    }
  }
  return schema;
}
