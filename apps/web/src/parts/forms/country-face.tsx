import { t } from '@tessera/texts';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

export interface CountryFaceProps extends ComponentProps<'div'> {
  /** Two letters, or nothing when the number belongs to no single country. */
  country: string | undefined;
  callingCode: string | undefined;
  /** The control that lies over it. */
  children?: ReactNode;
}

/** 'IN +91': the visible part of the country choice, at the start of the field. */
export function CountryFace({ country, callingCode, children, ...rest }: CountryFaceProps) {
  return (
    <div
      {...rest}
      className="relative flex w-25 shrink-0 items-center justify-between border-e border-line-2 pe-2 ps-3 has-focus-visible:bg-brass-soft"
    >
      <span aria-hidden="true" className="num text-md text-ink-2">
        {country ?? t('Other')} {callingCode && `+${callingCode}`}
      </span>
      <ChevronDown aria-hidden="true" className="size-4 shrink-0 stroke-[1.6] text-ink-3" />
      {children}
    </div>
  );
}
