export type UserInfo = { readonly id: string; readonly hybrisCustomerId: string; readonly email: string };

/** Who the visitor is, as far as this page has heard (ST-01, ST-02). */
export type Session = {
  readonly authorization: 'unknown' | 'authorized' | 'not';
  readonly isSigningIn: boolean;
  /** The answer to a sign-in, or who a signed-in visitor is, has come. */
  readonly isLoaded: boolean;
  readonly user: UserInfo | null;
};

export const UNKNOWN_SESSION: Session = {
  authorization: 'unknown',
  isSigningIn: false,
  isLoaded: false,
  user: null,
};

export type SessionCalls = {
  isAuthorized(): Promise<boolean>;
  userInfo(): Promise<UserInfo | null>;
  signOut(): Promise<void>;
};

export type SessionPorts = {
  /** Loaded with the first question, not with the page. */
  calls: () => Promise<SessionCalls>;
  /** What this browser heard last, on this page or one before; the cookie itself is not readable. */
  memory: { wasSignedIn: () => boolean; remember: (isSignedIn: boolean) => void };
  /** Authorized when last heard of and no longer: whatever shows what belongs to the account is to be emptied (ST-03). */
  onLost: () => void;
  /** Somebody signed in here. */
  onSignedIn: () => void;
};

/** Sign-in state, apart from the graph's client and from React. */
export function createSessionStore({ calls, memory, onLost, onSignedIn }: SessionPorts) {
  let session = UNKNOWN_SESSION;
  /** Counts what was asked or done, so that an answer that was overtaken changes nothing. */
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

    /** Asks whether the visitor is signed in, and who they are once they are. What could not be asked stays as it was. */
    async check(): Promise<void> {
      const mine = ++turn;
      try {
        const { isAuthorized, userInfo } = await calls();
        const authorized = await isAuthorized();
        if (mine !== turn) return;
        settle(authorized);
        if (!authorized || session.user !== null) return;
        const user = await userInfo();
        if (mine === turn) set({ user, isLoaded: true });
      } catch {
        // Nobody is signed out by a bad line.
      }
    },

    /**
     * Signs in by a call of the caller's: by password, by making an account.
     * @param enter answers the user, or the refusal, which is handed back
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

    /** The server first, then the page. @throws when the server did not hear it (ER-07) */
    async signOut(): Promise<void> {
      const { signOut } = await calls();
      await signOut();
      turn += 1;
      settle(false);
    },
  };
}
