import { Chip } from '@tessera/ui';

/** Stands beside a claim that the product does not keep yet. */
export function SoonMark() {
  return <Chip tone="brass">Soon</Chip>;
}
