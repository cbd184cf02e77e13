import { addCustomerAddress } from './Mutation/addCustomerAddress.ts';
import { removeCustomerAddress } from './Mutation/removeCustomerAddress.ts';
import { setDefaultAddress } from './Mutation/setDefaultAddress.ts';
import { signIn } from './Mutation/signIn.ts';
import { signOut } from './Mutation/signOut.ts';
import { signUp } from './Mutation/signUp.ts';
import { updateCustomerAddress } from './Mutation/updateCustomerAddress.ts';
import { isAuthorized } from './Query/isAuthorized.ts';
import { user } from './Query/user.ts';
import { userInfo } from './Query/userInfo.ts';
import { userType } from './Query/userType.ts';
import { User } from './User.ts';

export const resolvers = {
  Query: { isAuthorized, userInfo, userType, user },
  Mutation: {
    signUp,
    signIn,
    signOut,
    addCustomerAddress,
    updateCustomerAddress,
    removeCustomerAddress,
    setDefaultAddress,
  },
  User,
};
