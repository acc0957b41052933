import { CARD_LIMITS, displayUrl, examplePhone, SOCIAL_NETWORKS, socialLabel, socialUrl } from '@tessera/domain';
import { useWatch } from 'react-hook-form';
import { ownRegion } from '../../../locale/own-region.ts';
import type { BuilderValues, TextPath } from './builder-values.ts';
import { CardField } from './text-fields.tsx';

/** The handle or link of one network (`data.socials.linkedin`); under it stands where it will lead. */
export function SocialField({ name }: { name: TextPath }) {
  const value = useWatch<BuilderValues, TextPath>({ name });
  const network = SOCIAL_NETWORKS.find((one) => name.endsWith(`.${one}`));
  if (!network) return null;
  const url = value ? socialUrl(network, value) : null;
  const isNumber = network === 'whatsapp';
  return (
    <CardField
      name={name}
      label={socialLabel(network)}
      placeholder={isNumber ? examplePhone(ownRegion()).international : '@handle'}
      inputMode={isNumber ? 'tel' : undefined}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={CARD_LIMITS.social}
      hint={url ? displayUrl(url) : undefined}
    />
  );
}
