import { bindPorts, type Bound, type PortsOf } from '@loupe/subgraph-server/bind-ports';
import type { Realm } from './domain/robots/realms.ts';
import type { PrivacyRequest } from './domain/privacy/privacy-request.ts';
import type { SignedInBrowser } from './domain/session/live-session.ts';
import { addCustomerAddress } from './use-cases/add-customer-address.ts';
import { answerMarketing } from './use-cases/answer-marketing.ts';
import { cancelErasure } from './use-cases/cancel-erasure.ts';
import { confirmSession } from './use-cases/confirm-session.ts';
import { endSession } from './use-cases/end-session.ts';
import { forgotPassword } from './use-cases/forgot-password.ts';
import { judgePassword } from './use-cases/judge-password.ts';
import { lookUpAddress } from './use-cases/look-up-address.ts';
import { readPrivacyCopy } from './use-cases/read-privacy-copy.ts';
import { recordConsent } from './use-cases/record-consent.ts';
import { removeCustomerAddress } from './use-cases/remove-customer-address.ts';
import { requestPrivacy } from './use-cases/request-privacy.ts';
import { requestPrivacyAsGuest } from './use-cases/request-privacy-as-guest.ts';
import { resetPassword } from './use-cases/reset-password.ts';
import { setDefaultAddress } from './use-cases/set-default-address.ts';
import { signIn } from './use-cases/sign-in.ts';
import { signOut } from './use-cases/sign-out.ts';
import { signUp } from './use-cases/sign-up.ts';
import { takeFacebookEvent } from './use-cases/take-facebook-event.ts';
import { takeGuestPreference } from './use-cases/take-guest-preference.ts';
import { updateCustomerAddress } from './use-cases/update-customer-address.ts';
import { updateCustomerData } from './use-cases/update-customer-data.ts';
import { userExists } from './use-cases/user-exists.ts';
import { verifyRobot } from './use-cases/verify-robot.ts';

interface SessionsPort {
  readonly sessions: { list(customerId: string): Promise<SignedInBrowser[]> };
}

interface PrivacyPort {
  readonly privacy: { latestOf(customerId: string): Promise<PrivacyRequest[]> };
}

interface RealmsPort {
  readonly checkedRealms: ReadonlySet<Realm>;
}

/** The use cases that resolvers may call, all listed here. */
const USE_CASES = {
  addCustomerAddress,
  answerMarketing,
  cancelErasure,
  confirmSession,
  endSession,
  forgotPassword,
  judgePassword,
  lookUpAddress,
  readPrivacyCopy,
  recordConsent,
  removeCustomerAddress,
  requestPrivacy,
  requestPrivacyAsGuest,
  resetPassword,
  setDefaultAddress,
  signIn,
  signOut,
  signUp,
  takeFacebookEvent,
  takeGuestPreference,
  updateCustomerAddress,
  updateCustomerData,
  userExists,
  verifyRobot,
  listSessions: ({ sessions }: SessionsPort, customerId: string) => sessions.list(customerId),
  listPrivacyRequests: ({ privacy }: PrivacyPort, customerId: string) => privacy.latestOf(customerId),
  isRobotChecked: ({ checkedRealms }: RealmsPort, realm: Realm) => checkedRealms.has(realm),
};

export type GraphPorts = PortsOf<typeof USE_CASES>;
export type UseCases = Bound<typeof USE_CASES>;

export const bindUseCases = (ports: GraphPorts): UseCases => bindPorts(USE_CASES, ports);
