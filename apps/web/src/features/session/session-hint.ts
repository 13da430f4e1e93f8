const name = 'session';

/**
 * Remembers in this browser that someone is signed in, and where: so that a guest's page costs no call, and so that
 * other tabs hear of a sign-in, a change of organisation and a log out. It proves nothing; the cookie does.
 */
export interface SessionHint {
  read: () => string | null;
  write: (value: string | null) => void;
  /** Hears what other tabs write. */
  onChange: (listener: (value: string | null) => void) => () => void;
}

export const sessionHint: SessionHint = {
  read: () => attempt(() => localStorage.getItem(name)),
  write: (value) => {
    attempt(() => (value === null ? localStorage.removeItem(name) : localStorage.setItem(name, value)));
  },
  onChange: (listener) => {
    const hear = (event: StorageEvent) => {
      // A key of null: the whole storage was cleared.
      if (event.key === name || event.key === null) listener(event.key === null ? null : event.newValue);
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  },
};

/** Storage may be switched off; then every page asks for itself and tabs do not hear of each other. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
