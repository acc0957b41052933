import type { SecurityQuery } from '@tessera/client';

export interface SecurityProps {
  viewer: NonNullable<SecurityQuery['viewer']>;
  /** Something changed that only the server knows. */
  onChange: () => void;
}
