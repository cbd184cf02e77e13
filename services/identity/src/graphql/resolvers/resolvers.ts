import type { CompleteResolvers } from '@loupe/subgraph-server/resolvers';
import type { Resolvers, ResolversParentTypes } from '../gen/schema-types.ts';
import { addCustomerAddress } from './Mutation/addCustomerAddress.ts';
import { answerMarketing } from './Mutation/answerMarketing.ts';
import { cancelErasure } from './Mutation/cancelErasure.ts';
import { confirmPassword } from './Mutation/confirmPassword.ts';
import { endSession } from './Mutation/endSession.ts';
import { forgotPassword } from './Mutation/forgotPassword.ts';
import { passwordStrength } from './Mutation/passwordStrength.ts';
import { reCaptchaRequired } from './Mutation/reCaptchaRequired.ts';
import { recordConsent } from './Mutation/recordConsent.ts';
import { removeCustomerAddress } from './Mutation/removeCustomerAddress.ts';
import { requestPrivacy } from './Mutation/requestPrivacy.ts';
import { requestPrivacyAsGuest } from './Mutation/requestPrivacyAsGuest.ts';
import { resetPassword } from './Mutation/resetPassword.ts';
import { sendFacebookEvent } from './Mutation/sendFacebookEvent.ts';
import { setDefaultAddress } from './Mutation/setDefaultAddress.ts';
import { signIn } from './Mutation/signIn.ts';
import { signOut } from './Mutation/signOut.ts';
import { signUp } from './Mutation/signUp.ts';
import { updateCustomerAddress } from './Mutation/updateCustomerAddress.ts';
import { updateCustomerData } from './Mutation/updateCustomerData.ts';
import { userExists } from './Mutation/userExists.ts';
import { verifyReCaptcha } from './Mutation/verifyReCaptcha.ts';
import { addressLookup } from './Query/addressLookup.ts';
import { isAuthorized } from './Query/isAuthorized.ts';
import { privacyCopy } from './Query/privacyCopy.ts';
import { user } from './Query/user.ts';
import { userInfo } from './Query/userInfo.ts';
import { userType } from './Query/userType.ts';
import { User } from './User.ts';

export const resolvers: CompleteResolvers<Resolvers, ResolversParentTypes> = {
  Query: { isAuthorized, userInfo, userType, user, addressLookup, privacyCopy },
  Mutation: {
    signUp,
    signIn,
    signOut,
    passwordStrength,
    userExists,
    reCaptchaRequired,
    verifyReCaptcha,
    forgotPassword,
    resetPassword,
    updateCustomerData,
    addCustomerAddress,
    updateCustomerAddress,
    removeCustomerAddress,
    sendFacebookEvent,
    setDefaultAddress,
    confirmPassword,
    endSession,
    answerMarketing,
    requestPrivacy,
    requestPrivacyAsGuest,
    cancelErasure,
    recordConsent,
  },
  User,
};
