import { t } from '@tessera/texts';
/** Texts that both sides show, as the product's specification words them. */
export const MESSAGES = {
  invalidCredentials: t('Invalid credentials'),
  emailTaken: t('Email already in use'),
  /** Of signing in and up alone. */
  networkError: t('Network error. Please try again.'),
  /** Everywhere else. */
  cantConnect: t('Can’t connect. Check your connection and try again.'),
  backendStarting: t('Backend is starting. Try again.'),
  deletionRequested: t('Request received! We’ve sent a confirmation email.'),
  deletionFailed: t('Couldn’t submit. Please try again or email support.'),
  passwordHint: t('At least 6 characters.'),
  sessionEnded: t('Your session has ended. Sign in again.'),
  invalidFields: t('Check the marked fields.'),
  invalidCard: t('Check the marked fields of the card.'),
  cardNotFound: t('This card no longer exists.'),
  cardIdMissing: t('Invalid or missing card id.'),
  cardNotVisible: t("Card not found or you don't have permission to view it."),
  savedAndSynced: t('Synced with server'),
  savedLocally: t('Saved locally. Sign in to sync.'),
  savedSyncFailed: t('Saved locally (sync failed)'),
  deleteCardQuestion: t('Are you sure you want to delete this card?'),
  deleteFailed: t('Delete failed'),
  deleteFailedOnServer: t('Failed to delete on server'),
  noSavedCards: t('No saved cards yet.'),
  textCopied: t('Text copied'),
  chooseGroup: t('Choose a group'),
  sharedToGroup: t('Shared to group'),
  noActivity: t(
    'No activity yet. Create your first card and share it to start seeing views, shares, and connection stats here.',
  ),
  overviewFailed: t('Failed to load overview'),
  profileLoadFailed: t('Failed to load profile'),
  saveFailed: t('Save failed'),
  avatarUploadFailed: t('Avatar upload failed'),
  invalidPhone: t('Invalid phone'),
} as const;

/** How long a toast stays, in ms. */
export const TOAST_MS = { textCopied: 1500, copied: 1600, builder: 1800, myCards: 2000 } as const;
