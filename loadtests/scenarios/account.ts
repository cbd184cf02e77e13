import { ask, countRefusal, journey } from '../support/graph.ts';
import { newShopper } from '../support/shopper.ts';

const PASSWORD = 'a lantern over nine quiet hills';
const NAME = { firstName: 'Roberta', lastName: 'Marsh' };
const SIGN_UP = {
  ...NAME,
  title: 'ms',
  password: PASSWORD,
  source: 'signUp_page',
  reCaptchaRealm: 'REGISTER',
  emailOptIn: false,
  postOptIn: false,
  mobileOptIn: false,
};
const ADDRESS = {
  ...NAME,
  phone: '07700900123',
  country: 'GB',
  streetName: 'Castle Street',
  streetNumber: '14',
  city: 'Guildford',
  postalCode: 'GU1 3UW',
};

interface Typed {
  readonly __typename: string;
}

/** A new customer signs up, saves an address, signs out and in again, and looks at the account. */
export const account = (): void =>
  journey(() => {
    const shopper = newShopper();
    const { email } = shopper;
    const { signUp } = ask<{ signUp: Typed }>('SignUp', { input: { ...SIGN_UP, email } }, shopper);
    if (signUp.__typename !== 'User') return countRefusal('SignUp', signUp.__typename);
    ask('AddCustomerAddress', { input: ADDRESS }, shopper);
    ask('SignOut', {}, shopper);
    const again = { email, password: PASSWORD, source: 'my_account' };
    const { signIn } = ask<{ signIn: Typed }>('SignIn', again, shopper);
    if (signIn.__typename !== 'User') return countRefusal('SignIn', signIn.__typename);
    ask('GetCustomer', {}, shopper);
  });
