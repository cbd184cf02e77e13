export type UserInfo = { readonly id: string; readonly hybrisCustomerId: string; readonly email: string };

/** The visitor's sign-in state, as last checked by this page (ST-01, ST-02). */
export type Session = {
  readonly authorization: 'unknown' | 'authorized' | 'not';
  readonly isSigningIn: boolean;
  /** The sign-in, or the user info of a signed-in visitor, has been answered. */
  readonly isLoaded: boolean;
  readonly user: UserInfo | null;
};

export const UNKNOWN_SESSION: Session = {
  authorization: 'unknown',
  isSigningIn: false,
  isLoaded: false,
  user: null,
};

/** CO-03: whether the graph is asked, or the page-style calls where the instance is not composable. */
export type Instance = { readonly composable: boolean };

export type SessionCalls = {
  isAuthorized(): Promise<boolean>;
  userInfo(from: Instance): Promise<UserInfo | null>;
  signOut(): Promise<void>;
};

export type SessionPorts = {
  /** Loaded with the first check, not with the page. */
  calls: () => Promise<SessionCalls>;
  /** The last known state in this browser; the cookie itself is not readable by script. */
  memory: { wasSignedIn: () => boolean; remember: (isSignedIn: boolean) => void };
  /** Called when the visitor was authorized and no longer is: views of account data have to be emptied (ST-03). */
  onLost: () => void;
  /** Called after a sign-in on this page. */
  onSignedIn: () => void;
};

/** Sign-in state, independent of the graph's client and of React. */
export function createSessionStore({ calls, memory, onLost, onSignedIn }: SessionPorts) {
  let session = UNKNOWN_SESSION;
  /** Incremented by each check and action, so that an outdated answer is ignored. */
  let turn = 0;
  const listeners = new Set<() => void>();

  function set(change: Partial<Session>) {
    session = { ...session, ...change };
    for (const listener of listeners) listener();
  }

  function settle(isAuthorized: boolean) {
    const lost = !isAuthorized && (session.authorization === 'authorized' || memory.wasSignedIn());
    memory.remember(isAuthorized);
    if (isAuthorized) set({ authorization: 'authorized' });
    else set({ ...UNKNOWN_SESSION, authorization: 'not' });
    if (lost) onLost();
  }

  return {
    get: () => session,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /**
     * Checks whether the visitor is signed in, and fetches their user info. A failed check does not change the state: a network failure
     * must not sign anybody out.
     * @throws what the calls throw (ER-07)
     */
    async check(from: Instance): Promise<void> {
      const mine = ++turn;
      const { isAuthorized, userInfo } = await calls();
      const authorized = await isAuthorized();
      if (mine !== turn) return;
      settle(authorized);
      if (!authorized || session.user !== null) return;
      const user = await userInfo(from);
      if (mine === turn) set({ user, isLoaded: true });
    },

    /**
     * Signs in with a call of the caller: by password, or by registering. @param enter resolves to the user, or to
     * the refusal, which is returned
     * @throws what `enter` throws (ER-07)
     */
    async signIn<Refusal>(
      enter: () => Promise<{ user: UserInfo } | { refusal: Refusal }>,
    ): Promise<Refusal | undefined> {
      set({ isSigningIn: true });
      try {
        const answer = await enter();
        if ('refusal' in answer) return answer.refusal;
        turn += 1;
        set({ authorization: 'authorized', isLoaded: true, user: answer.user });
        memory.remember(true);
        onSignedIn();
        return undefined;
      } finally {
        set({ isSigningIn: false });
      }
    },

    /** Signs out on the server first, then in the page. @throws when the call fails (ER-07) */
    async signOut(): Promise<void> {
      const { signOut } = await calls();
      await signOut();
      turn += 1;
      settle(false);
    },
  };
}
