import { clsx } from 'clsx';

export interface AvatarProps {
  /** One or two letters for when there is no picture. */
  initials: string;
  src?: string | null;
  size?: 'md' | 'lg';
  className?: string;
}

const SIZES = { md: 'size-[34px] text-[12.5px]', lg: 'size-20 text-xl' };

/** A round picture of a person, or their initials. Decoration: the name stands beside it or on its button. */
export function Avatar({ initials, src, size = 'md', className }: AvatarProps) {
  const form = clsx('shrink-0 rounded-full bg-brass-soft object-cover', SIZES[size], className);
  if (src) return <img src={src} alt="" className={form} />;
  return (
    <span aria-hidden="true" className={clsx(form, 'grid place-items-center font-medium text-brass')}>
      {initials}
    </span>
  );
}
