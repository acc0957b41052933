import { t } from '@tessera/texts';

const DAY_MS = 86_400_000;

/** How long the link of a private card works; days, or null for no end. */
export const EXPIRY_CHOICES = [
  { value: 'never', label: t('Never'), days: null },
  { value: '1', label: t('After 1 day'), days: 1 },
  { value: '7', label: t('After 7 days'), days: 7 },
  { value: '30', label: t('After 30 days'), days: 30 },
] as const;

export type Expiry = (typeof EXPIRY_CHOICES)[number]['value'];

/** 'never' → null; '7' → the ISO time seven days after `now`. */
export function expiryTime(choice: Expiry, now: Date): string | null {
  const days = EXPIRY_CHOICES.find(({ value }) => value === choice)?.days ?? null;
  return days === null ? null : new Date(now.getTime() + days * DAY_MS).toISOString();
}

/** The choice of a select's value; 'never' for anything unknown. */
export function readExpiry(value: string): Expiry {
  return EXPIRY_CHOICES.find((choice) => choice.value === value)?.value ?? 'never';
}
