import { isAuthorized } from './Query/isAuthorized.ts';
import { userInfo } from './Query/userInfo.ts';
import { userType } from './Query/userType.ts';
import { User } from './User.ts';

export const resolvers = { Query: { isAuthorized, userInfo, userType }, User };
