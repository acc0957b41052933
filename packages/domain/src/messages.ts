import { msg } from '@tessera/texts';
/** Texts that both sides show, as the product's specification words them. */
export const MESSAGES = {
  invalidCredentials: msg('Invalid credentials'),
  emailTaken: msg('Email already in use'),
  /** Of signing in and up alone. */
  networkError: msg('Network error. Please try again.'),
  /** Everywhere else. */
  cantConnect: msg('Can’t connect. Check your connection and try again.'),
  backendStarting: msg('Backend is starting. Try again.'),
  deletionRequested: msg('Request received! We’ve sent a confirmation email.'),
  deletionFailed: msg('Couldn’t submit. Please try again or email support.'),
  passwordHint: msg('At least 6 characters.'),
  sessionEnded: msg('Your session has ended. Sign in again.'),
  invalidFields: msg('Check the marked fields.'),
  invalidCard: msg('Check the marked fields of the card.'),
  cardNotFound: msg('This card no longer exists.'),
  cardIdMissing: msg('Invalid or missing card id.'),
  cardNotVisible: msg("Card not found or you don't have permission to view it."),
  savedAndSynced: msg('Synced with server'),
  savedLocally: msg('Saved locally. Sign in to sync.'),
  savedSyncFailed: msg('Saved locally (sync failed)'),
  deleteCardQuestion: msg('Are you sure you want to delete this card?'),
  deleteFailed: msg('Delete failed'),
  deleteFailedOnServer: msg('Failed to delete on server'),
  noSavedCards: msg('No saved cards yet.'),
  textCopied: msg('Text copied'),
  chooseGroup: msg('Choose a group'),
  sharedToGroup: msg('Shared to group'),
  noActivity: msg(
    'No activity yet. Create your first card and share it to start seeing views, shares, and connection stats here.',
  ),
  overviewFailed: msg('Failed to load overview'),
  profileLoadFailed: msg('Failed to load profile'),
  saveFailed: msg('Save failed'),
  avatarUploadFailed: msg('Avatar upload failed'),
  invalidPhone: msg('Invalid phone'),
} as const;

/** How long a toast stays, in ms. */
export const TOAST_MS = { textCopied: 1500, copied: 1600, builder: 1800, myCards: 2000 } as const;
