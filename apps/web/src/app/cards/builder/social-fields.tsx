import { CARD_LIMITS, displayUrl, SOCIAL_NETWORKS, type SocialNetwork, socialLabel, socialUrl } from '@tessera/domain';
import { useWatch } from 'react-hook-form';
import type { BuilderValues } from './builder-values.ts';
import { CardField } from './text-fields.tsx';

/** One field per network; under each stands where it will lead. */
export function SocialFields() {
  return SOCIAL_NETWORKS.map((network) => <SocialField key={network} network={network} />);
}

function SocialField({ network }: { network: SocialNetwork }) {
  const value = useWatch<BuilderValues, `data.socials.${SocialNetwork}`>({ name: `data.socials.${network}` });
  const url = value ? socialUrl(network, value) : null;
  const isNumber = network === 'whatsapp';
  return (
    <CardField
      name={`data.socials.${network}`}
      label={socialLabel(network)}
      placeholder={isNumber ? '+91 98765 43210' : '@handle'}
      inputMode={isNumber ? 'tel' : undefined}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={CARD_LIMITS.social}
      hint={url ? displayUrl(url) : undefined}
    />
  );
}
