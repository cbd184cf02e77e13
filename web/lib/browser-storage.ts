/**
 * The browser's storage, or memory for the lifetime of the page where the browser denies access (blocked site data).
 */
export function browserStorage(kind: 'local' | 'session'): Storage {
  try {
    const storage = kind === 'local' ? window.localStorage : window.sessionStorage;
    storage.getItem('');
    return storage;
  } catch {
    return (fallback[kind] ??= memoryStorage());
  }
}

const fallback: { local?: Storage; session?: Storage } = {};

export function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}
