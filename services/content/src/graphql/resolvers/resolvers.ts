export const resolvers = { Query: {} };
