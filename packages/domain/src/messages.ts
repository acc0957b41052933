/** Texts that both sides show, as the product's specification words them. */
export const MESSAGES = {
  invalidCredentials: 'Invalid credentials',
  emailTaken: 'Email already in use',
  /** Of signing in and up alone. */
  networkError: 'Network error. Please try again.',
  /** Everywhere else. */
  cantConnect: 'Can’t connect. Check your connection and try again.',
  backendStarting: 'Backend is starting. Try again.',
  deletionRequested: 'Request received! We’ve sent a confirmation email.',
  deletionFailed: 'Couldn’t submit. Please try again or email support.',
  passwordHint: 'At least 6 characters.',
  sessionEnded: 'Your session has ended. Please sign in again.',
  invalidFields: 'Please check the marked fields.',
  invalidCard: 'Please check the marked fields of the card.',
  cardNotFound: 'This card no longer exists.',
  cardIdMissing: 'Invalid or missing card id.',
  cardNotVisible: "Card not found or you don't have permission to view it.",
  savedAndSynced: 'Synced with server',
  savedLocally: 'Saved locally. Sign in to sync.',
  savedSyncFailed: 'Saved locally (sync failed)',
  deleteCardQuestion: 'Are you sure you want to delete this card?',
  deleteFailed: 'Delete failed',
  deleteFailedOnServer: 'Failed to delete on server',
  noSavedCards: 'No saved cards yet.',
  textCopied: 'Text copied',
  chooseGroup: 'Choose a group',
  sharedToGroup: 'Shared to group',
  noActivity:
    'No activity yet. Create your first card and share it to start seeing views, shares, and connection stats here.',
  overviewFailed: 'Failed to load overview',
  profileLoadFailed: 'Failed to load profile',
  saveFailed: 'Save failed',
  avatarUploadFailed: 'Avatar upload failed',
  invalidPhone: 'Invalid phone',
} as const;

/** How long a toast stays, in ms. */
export const TOAST_MS = { textCopied: 1500, copied: 1600, builder: 1800, myCards: 2000 } as const;
