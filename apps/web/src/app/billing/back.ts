const KEY = 'billing-back';

/** Keeps where the person was while they pay on the provider's page. */
export function keepBack(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Without it they stay on Billing.
  }
}

/** Null where nothing is kept. */
export function readKeptBack(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
